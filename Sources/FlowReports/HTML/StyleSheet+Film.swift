extension StyleSheet {
  /// The film of a counterexample, and the lanes of who lived when.
  static let film = """
    /* film strip */
    .strip { display: grid; grid-template-columns: repeat(auto-fit, minmax(218px, 1fr));
      gap: 0; margin: 0; padding: 10px 0 4px; list-style: none; }
    .frame { position: relative; padding: 0 14px; min-width: 0; display: grid;
      grid-row: span 3; grid-template-rows: subgrid; grid-template-columns: minmax(0, 1fr); }
    .frame .kv { padding-bottom: 20px; }
    .frame + .frame { border-left: 1px dashed var(--line); }
    .frame .act { display: flex; flex-direction: column; gap: 2px; margin-bottom: 10px; }
    .frame .act b { font-size: 14px; line-height: 1.3; }
    .frame .act .muted { font-size: 12.5px; line-height: 1.35; overflow-wrap: anywhere; }
    .frame .no { display: inline-grid; place-items: center; width: 22px; height: 22px;
      border-radius: 50%; background: var(--sunk); color: var(--muted); font-size: 12.5px;
      font-weight: 700; flex: none; }
    .frame .line { display: flex; gap: 8px; align-items: flex-start; }
    .frame.bad .no { background: var(--red); color: var(--panel); }
    .screen { display: block; width: 100%; max-width: 190px; height: auto; margin: 0 auto 12px;
      font-family: system-ui, -apple-system, "Segoe UI", Inter, Roboto, Arial, sans-serif; }
    .screen .phone { stroke-width: 2; }
    .frame.bad .screen .phone { stroke: var(--red); stroke-width: 2.6; }
    .screen .t { fill: var(--ink); font-size: 13px; font-weight: 650; text-anchor: middle; }
    .screen .b { fill: var(--ink); font-size: 12px; }
    .screen .t.long { font-size: 11px; } .screen .b.long { font-size: 9.5px; }
    .screen .lk { fill: var(--blue); font-size: 12.5px; } .screen .lc { text-anchor: middle; }
    .screen .m { fill: var(--muted); font-size: 11px; }
    .screen .bx { fill: var(--row); stroke: var(--line); }
    .screen .press { fill: var(--blue-soft); stroke: var(--blue); stroke-width: 1.5; }
    .screen .tap { fill: var(--blue); fill-opacity: .16; stroke: var(--blue); stroke-width: 1.5;
      } .screen .menu { fill: var(--panel); stroke: var(--bezel); }
    .screen .sep { stroke: var(--line); }
    .screen .ghost { fill: var(--sunk); stroke: var(--line); }
    .kv { margin: 0; padding: 0; list-style: none; font-size: 13px; display: grid; gap: 8px;
      align-content: start; }
    .kv .key { display: block; color: var(--muted); font-size: 12px; margin-bottom: 2px; }
    .tree { margin: 0; padding: 0; list-style: none; }
    .tree .tree { margin-left: 8px; padding-left: 8px; border-left: 1px solid var(--line); }
    .tree li { padding: 2px 0; } .pill { text-decoration: none; }
    .stack { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; }
    .pill { display: inline-block; font-size: 12.5px; padding: 1px 7px; border-radius: 6px; background: var(--sunk);
      border: 1px solid var(--line); overflow-wrap: anywhere; }
    .pill.add { background: var(--green-soft);
      border-color: color-mix(in srgb, var(--green) 40%, transparent); color: var(--green); }
    .pill.del { background: none; border-style: dashed; color: var(--muted);
      text-decoration: line-through; }
    .pill.leak { background: var(--red-soft); border-color: var(--red); color: var(--red);
      font-weight: 650; }
    .why { background: var(--red-soft); border-radius: 10px; padding: 12px 16px;
      margin: 14px 0 0; max-width: none; text-wrap: pretty; }
    .why b { color: var(--red); } .why p + p { margin-top: 6px; }
    pre { margin: 0; padding: 13px 16px; background: var(--sunk); border-radius: 10px;
      overflow-x: auto; line-height: 1.5; font-size: 13px; tab-size: 2; }
    pre.wrap, pre.source { white-space: pre-wrap; overflow-wrap: anywhere; }
    .source .sl { display: block; padding-left: 10ch; text-indent: -10ch; }
    .two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 20px; }
    .two > .panel { margin: 0; } .two { margin-bottom: 20px; }
    .note { margin-top: 12px; font-size: 14px; } .note0 { margin-bottom: 8px; font-size: 14px; }
    mark { background: var(--red-soft); color: inherit; border-radius: 4px; }
    .cov { display: inline-flex; align-items: center; gap: 9px; white-space: nowrap; }
    .cov0 { fill: var(--sunk); } .cov1 { fill: var(--green); } .cov2 { fill: var(--amber); }
    .panel h3 { margin: 20px 0 6px; }
    details > summary { cursor: pointer; font-weight: 600; }
    details > summary + * { margin-top: 10px; }
    .lanes { display: block;
      font-family: system-ui, -apple-system, "Segoe UI", Inter, Roboto, Arial, sans-serif; }
    .lanes.fit { max-width: 100%; height: auto; }
    .lanes .ln { fill: var(--ink); font-size: 13px; font-weight: 600; }
    .lanes .ln.long { font-size: 11.5px; }
    .lanes .sub { fill: var(--muted); font-size: 11.5px; }
    .lanes .live { fill: var(--blue-soft); stroke: var(--blue); }
    .lanes .leaked { fill: var(--red-soft); stroke: var(--red); stroke-dasharray: 4 3; }
    .lanes .tick { stroke: var(--line); }
    .lanes .msg { stroke: var(--edge); stroke-width: 1.6; fill: none; }
    .lanes .missing { stroke: var(--red); stroke-width: 2.4; stroke-dasharray: 3 4; }
    .lanes .mt { fill: var(--ink); font-size: 12px; }
    .lanes .never { fill: var(--red); font-size: 12px; font-weight: 650; }
    .lanes .okt { fill: var(--green); font-size: 12px; font-weight: 600; }
    .screen .notch { fill: var(--bezel); } .screen .grab { fill: var(--muted); }
    .screen .back { fill: none; stroke: var(--blue); stroke-width: 2; stroke-linecap: round;
      stroke-linejoin: round; }
    .screen .sweep { stroke: var(--blue); stroke-width: 3; stroke-linecap: round;
      stroke-dasharray: 1 7; }
    .legend .back { stroke: var(--blue); stroke-width: 1.8; }
    .legend .grabline { stroke: var(--muted); stroke-width: 4; stroke-linecap: round;
      opacity: .6; }
    .state { display: grid; grid-template-columns: 90px minmax(0, 1fr); gap: 0 20px; }
    .state h2 { font-size: 16px; } .looks { position: absolute; }
    .state .kv { grid-auto-flow: column; justify-content: start; gap: 8px 28px; margin: 8px 0; }
    .look { display: block; font-family: system-ui, -apple-system, "Segoe UI", Inter, Roboto,
      Arial, sans-serif; }
    .again::before { content: ""; position: absolute; inset: -8px 0 auto; height: 3px;
      background: var(--red); }
    .state:target { outline: 3px solid var(--blue); outline-offset: 2px; }
    .events { columns: 2 320px; margin: 8px 0 0; padding: 0 0 0 18px; font-size: 14px; }
    .events li { break-inside: avoid; padding: 2px 0; }
    footer { padding: 0 28px 24px; max-width: 1320px; margin: 0 auto; color: var(--muted);
      font-size: 13px; }
    """
}
