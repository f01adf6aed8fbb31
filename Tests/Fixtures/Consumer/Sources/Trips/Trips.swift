// The app's own files are in the folder Unmodified. A target needs one file outside of it.
