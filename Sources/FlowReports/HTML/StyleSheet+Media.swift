extension StyleSheet {
  /// What is different on phones and on paper.
  static let media = """
    @media (max-width: 1000px) { .map.fit, .lanes.fit { max-width: none; } }
    @media (max-width: 900px) { .two { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 720px) {
      .page { padding: 16px 14px 24px; } footer { padding: 0 14px 20px; } h1 { font-size: 22px; } .lede { font-size: 16px; }
      .chips { margin-left: 0; }
      .pill { white-space: normal; overflow-wrap: anywhere; }
      .panel { padding: 15px 14px; border-radius: 12px; }
      .scroll { margin: 0 -14px; padding: 0 14px; }
      .stats { grid-template-columns: 1fr 1fr; } .stats li { padding: 10px 14px; }
      .stats .value { font-size: 19px; }
      .strip { grid-template-columns: minmax(0, 1fr); }
      .frame { grid-row: auto; grid-template-rows: auto;
        grid-template-columns: 128px minmax(0, 1fr); gap: 0 14px; padding: 14px 0; }
      .frame .kv { padding-bottom: 0; } pre.source { word-break: break-all; }
      .frame + .frame { border-left: 0; border-top: 1px dashed var(--line); }
      .again::before { inset: 0 auto 0 -10px; width: 3px; height: auto; }
      .frame .act { grid-column: 1 / -1; } .screen { margin: 0; max-width: 128px; }
      .state { grid-template-columns: 64px minmax(0, 1fr); gap: 0 14px; }
      .state .look { width: 64px; height: auto; } .state .kv { grid-auto-flow: row; }
      table.stackable thead { display: none; }
      table.stackable tr { display: block; border-top: 1px solid var(--line); padding: 8px 0; }
      table.stackable td { display: block; border: 0; padding: 2px 0; }
      table.stackable td.r { display: inline-block; padding-right: 18px; text-align: left; }
      table.stackable td[data-l]::before { content: attr(data-l) " "; color: var(--muted);
        font-size: 12.5px; }
    }
    @media print {
      :root { color-scheme: light; } body { background: #fff; } .page { padding: 0; }
      .panel, .stats { box-shadow: none; } .panel > header { break-after: avoid; }
      .frame, .state, tr, pre, .lanes, .map { break-inside: avoid; }
      .scroll { overflow: visible; margin: 0; padding: 0; }
      .strip { grid-template-columns: repeat(3, 1fr); }
      .map, .map.fit, .lanes { max-width: 100%; height: auto; } pre { white-space: pre-wrap; }
      .skip, details, .chips { display: none; } a { color: inherit; }
    }
    @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
    """
}
