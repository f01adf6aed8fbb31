/// The style of a report's pages, for light and dark screens, phones and paper.
enum StyleSheet {
  /// The style sheet.
  static let text = [colours, base, map, chips, film, media].joined(separator: "\n")

  /// The style sheet of a picture that stands alone.
  static let picture = [colours, "svg { background: var(--panel); }", map]
    .joined(separator: "\n")

  /// The colours in light and in dark.
  private static let colours = """
    :root {
      color-scheme: light dark;
      --bg: #f6f7f9; --panel: #ffffff; --sunk: #eef1f4; --ink: #1b1f24; --muted: #5b6570;
        --line: #d8dde3;
      --blue: #2563c9; --blue-soft: #e3edfc; --green: #146c40; --green-soft: #ddf3e6;
      --amber: #8f5600; --amber-soft: #fdf0d3; --red: #c4243b; --red-soft: #fde4e7;
      --edge: #7b8794; --bezel: #39424d; --bar: #f2f4f7; --row: #f7f8fa; --lane: #f1f4f8;
      --shadow: 0 1px 2px rgb(20 28 38 / .07), 0 4px 14px rgb(20 28 38 / .05);
      --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --bg: #0e1116; --panel: #161b22; --sunk: #1c222b; --ink: #e6eaf0; --muted: #98a3b0;
          --line: #2b333d;
        --blue: #79aaff; --blue-soft: #16294a; --green: #4fc98b; --green-soft: #10301f;
        --amber: #f0b54a; --amber-soft: #35270b; --red: #ff7483; --red-soft: #43161d;
        --edge: #7d8996; --bezel: #59646f; --bar: #1f262f; --row: #1b212a; --lane: #12171e;
        --shadow: 0 1px 2px rgb(0 0 0 / .5);
      }
    }
    """

  /// Headers, figures and tables.
  private static let base = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-behavior: smooth; }
    body { margin: 0; background: var(--bg); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Inter, Roboto, "Helvetica Neue",
        Arial, sans-serif; }
    .page { max-width: 1320px; margin: 0 auto; padding: 24px 28px 28px; }
    a { color: var(--blue); text-decoration-thickness: 1px; text-underline-offset: 2px; }
    code, kbd, pre { font-family: var(--mono); font-size: .9em; }
    p code { overflow-wrap: anywhere; }
    h1, h2, h3 { line-height: 1.2; margin: 0; letter-spacing: -.01em; text-wrap: balance; }
    h1 { font-size: 26px; overflow-wrap: anywhere; } h2 { font-size: 19px; } h3 { font-size: 15px; }
    p { margin: 0; } .muted { color: var(--muted); } .num { font-variant-numeric: tabular-nums; }
    .skip { position: absolute; left: -9999px; padding: 6px 12px; background: var(--panel); }
    .skip:focus { left: 12px; top: 12px; }
    :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; border-radius: 4px; }

    /* header */
    .top { display: flex; flex-wrap: wrap; gap: 10px 18px; align-items: center;
      margin-bottom: 18px; }
    .verdict { display: inline-flex; align-items: center; gap: 8px; padding: 4px 12px 4px 9px;
      border-radius: 999px;
      font-weight: 650; font-size: 14px; border: 1px solid transparent; white-space: nowrap; }
    .verdict.fail { background: var(--red-soft); color: var(--red);
      border-color: color-mix(in srgb, var(--red) 35%, transparent); }
    .verdict.pass { background: var(--green-soft); color: var(--green); }
    .verdict.open { background: var(--amber-soft); color: var(--amber); }
    .top .when { color: var(--muted); font-size: 13.5px; }
    .lede { font-size: 17px; max-width: 76ch; margin: 0 0 20px; text-wrap: pretty; }
    .panel { background: var(--panel); border: 1px solid var(--line); border-radius: 14px;
      box-shadow: var(--shadow);
      padding: 18px 20px; margin: 0 0 20px; }
    .panel > header { display: flex; flex-wrap: wrap; gap: 6px 16px; align-items: baseline;
      margin-bottom: 12px; }
    .panel > header .muted { font-size: 13.5px; }

    /* figures */
    .stats { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 0;
      margin: 0 0 20px; padding: 0; list-style: none;
      background: var(--panel); border: 1px solid var(--line); border-radius: 14px;
        box-shadow: var(--shadow); overflow: hidden; }
    .stats li { padding: 13px 18px; box-shadow: 1px 0 0 var(--line), 0 1px 0 var(--line); }
    .stats .key { display: block; font-size: 12.5px; color: var(--muted); }
    .stats .value { display: block; margin: 2px 0 0; font-size: 22px; font-weight: 620;
      font-variant-numeric: tabular-nums; letter-spacing: -.01em; line-height: 1.2; }
    .stats small { font-size: 13px; font-weight: 450; color: var(--muted); letter-spacing: 0; }
    .stats .bad .value { color: var(--red); } .stats .warn .value { color: var(--amber); }

    /* tables */
    .scroll { overflow-x: auto; -webkit-overflow-scrolling: touch; margin: 0 -20px;
      padding: 0 20px; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    caption { text-align: left; color: var(--muted); font-size: 13px; padding-bottom: 6px; }
    th { text-align: left; font-weight: 550; color: var(--muted); font-size: 12.5px;
      padding: 6px 14px 6px 0; white-space: nowrap; }
    td { padding: 9px 14px 9px 0; border-top: 1px solid var(--line); vertical-align: top; }
    td { overflow-wrap: anywhere; } td.r { overflow-wrap: normal; }
    td.r, th.r { text-align: right; font-variant-numeric: tabular-nums; }
    .tag { display: inline-flex; align-items: center; gap: 5px; padding: 1px 8px;
      border-radius: 6px; font-size: 12.5px; font-weight: 600; white-space: nowrap; }
    .tag.ok { background: var(--green-soft); color: var(--green); }
    .tag.bad { background: var(--red-soft); color: var(--red); }
    .tag.warn { background: var(--amber-soft); color: var(--amber); }
    .changes { margin: 0; padding: 0; list-style: none; font-size: 14px; }
    .changes li { display: flex; gap: 10px; align-items: baseline; padding: 3px 0;
      overflow-wrap: anywhere; }
    .changes .tag { flex: none; min-width: 26px; justify-content: center; }
    .tag.plain { background: var(--sunk); color: var(--muted); }

    .legend { display: flex; flex-wrap: wrap; gap: 6px 20px; font-size: 13px;
      color: var(--muted); margin: 10px 0 0; padding: 0; list-style: none; }
    .port { fill: var(--panel); stroke: var(--edge); stroke-width: 1.5; }
    .legend li { display: inline-flex; align-items: center; gap: 7px; }
    .legend svg { flex: none; }
    """
}
