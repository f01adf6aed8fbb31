extension StyleSheet {
  /// What is different on phones and on paper.
  static let media = """
    @media (max-width: 900px) { .two { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 720px) {
      .page { padding: 16px 14px 48px; } h1 { font-size: 22px; } .lede { font-size: 16px; }
      .pill { white-space: normal; overflow-wrap: anywhere; }
      .panel { padding: 15px 14px; border-radius: 12px; }
      .scroll { margin: 0 -14px; padding: 0 14px; }
      .stats { grid-template-columns: 1fr 1fr; } .stats div { padding: 10px 14px; }
      .stats dd { font-size: 19px; }
      .strip { grid-auto-flow: row; grid-auto-columns: auto; gap: 0; }
      .frame { display: grid; grid-template-columns: 128px minmax(0, 1fr); gap: 0 14px;
        padding: 14px 0; }
      .frame + .frame { border-left: 0; border-top: 1px dashed var(--line); }
      .frame .act { grid-column: 1 / -1; min-height: 0; } .screen { margin: 0; max-width: 128px; }
      table.stackable thead { display: none; }
      table.stackable tr { display: block; border-top: 1px solid var(--line); padding: 8px 0; }
      table.stackable td { display: block; border: 0; padding: 2px 0; }
      table.stackable td.r { text-align: left; }
      table.stackable td[data-l]::before { content: attr(data-l) " "; color: var(--muted);
        font-size: 12.5px; }
    }
    @media print { body { background: #fff; }
    .panel, .stats { box-shadow: none; break-inside: avoid; }
    .map, .lanes { max-width: 100%; height: auto; } }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    """
}
