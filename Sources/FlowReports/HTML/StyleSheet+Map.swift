extension StyleSheet {
  /// The map.
  static let map = """
    /* svg */
    .map { display: block; max-width: none; margin: 0 auto;
      font-family: system-ui, -apple-system, "Segoe UI", Inter, Roboto, Arial, sans-serif; }
    .map.fit { max-width: 100%; height: auto; }
    .cluster rect { fill: var(--lane); stroke: var(--line); }
    .cluster text { fill: var(--muted); font-size: 12.5px; font-weight: 600; }
    .cluster .how { font-size: 11.5px; font-weight: 450; }
    .phone { fill: var(--panel); stroke: var(--bezel); stroke-width: 1.5; }
    .bar { fill: var(--bar); } .barline { stroke: var(--line); }
    .grab { fill: var(--muted); opacity: .55; }
    .card .name { fill: var(--ink); font-size: 12.5px; font-weight: 650; text-anchor: middle; }
    .map .long { font-size: 10.5px; font-weight: 400; }
    .card .back { fill: none; stroke: var(--blue); stroke-width: 1.8; stroke-linecap: round;
      stroke-linejoin: round; }
    .card .ev { fill: var(--ink); font-size: 11.5px; }
    .card .n { fill: var(--muted); font-size: 10.5px; text-anchor: end;
      font-variant-numeric: tabular-nums; }
    .card .evbox { fill: var(--row); stroke: var(--line); }
    .card .evbox.zero { fill: var(--amber-soft); stroke: var(--amber); stroke-dasharray: 3 2; }
    .card .evbox.hotrow { fill: var(--red-soft); stroke: var(--red); }
    .card .zerot { fill: var(--amber); } .card .hott { fill: var(--red); font-weight: 600; }
    .card .foot { fill: var(--muted); font-size: 10.5px; text-anchor: middle;
      font-variant-numeric: tabular-nums; }
    .card .portal { fill: var(--blue); font-size: 10.5px; text-anchor: end; }
    .ico { fill: none; stroke: var(--blue); stroke-width: 1.6; stroke-linecap: round;
      stroke-linejoin: round; }
    .q { fill: var(--amber); font-size: 13px; font-weight: 700; } .paper { fill: var(--panel); }
    .card.hot .phone { stroke: var(--red); stroke-width: 2.2; }
    .edge { fill: none; stroke: var(--edge); stroke-width: 1.6; }
    .edge.present { stroke-dasharray: none; }
    .edge.miss { stroke: var(--amber); stroke-dasharray: 5 4; }
    .hotpath { fill: none; stroke: var(--red); stroke-width: 3; stroke-linejoin: round; }
    .hotpath.gesture { stroke-dasharray: 2 5; stroke-linecap: round; }
    .step circle { fill: var(--red); }
    .step text { fill: var(--panel); font-size: 11.5px; font-weight: 700; text-anchor: middle; }
    .gl { fill: var(--red); font-size: 12px; font-weight: 600; }
    .halo { paint-order: stroke; stroke: var(--panel); stroke-width: 4px;
      stroke-linejoin: round; }
    .card.came .phone, .edge.came { stroke: var(--green); stroke-width: 3; }
    .card.went .phone, .edge.went { stroke: var(--muted); stroke-dasharray: 6 4; }
    .card.went .name, .went .ev { fill: var(--muted); text-decoration: line-through; }
    .rowg.came .evbox { fill: var(--green-soft); stroke: var(--green); }
    .rowg.went .evbox { fill: none; stroke: var(--muted); stroke-dasharray: 3 2; }
    .change circle { fill: var(--panel); stroke: var(--muted); stroke-width: 1.5; }
    .change.came circle { fill: var(--green); stroke: var(--green); }
    .sign { fill: none; stroke: var(--muted); stroke-width: 2; stroke-linecap: round; }
    .came .sign { stroke: var(--panel); }
    .ah { fill: var(--edge); } .ah.r { fill: var(--red); } .ah.a { fill: var(--amber); }
    .ah.b { fill: var(--blue); }
    """

  /// The choices above a map, and what they dim.
  static let chips = """
    .chips { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 0 auto; border: 0; padding: 0; }
    .chips label { position: relative; font-size: 13px; padding: 3px 11px; border-radius: 999px;
      border: 1px solid var(--line); cursor: pointer; background: var(--panel); color: var(--muted); }
    .chips input { position: absolute; opacity: 0; width: 1px; height: 1px; }
    .chips label:has(input:checked) { background: var(--blue-soft); color: var(--blue);
      border-color: transparent; font-weight: 600; }
    .chips label:has(input:focus-visible) { outline: 2px solid var(--blue); outline-offset: 2px; }

    """ + MapFilter.rules
}
