/// The style of pictures, in light and in dark surroundings.
enum StyleSheet {
    /// The rules that every picture has.
    static let common = """
        .picture{font:9px -apple-system,"Helvetica Neue",Arial,sans-serif}
        text{fill:#1c1c1e;pointer-events:none}
        .paper{fill:#f2f2f7}
        .screen{fill:#fff}
        .edge{fill:none;stroke:#aeaeb2;stroke-width:1}
        .scrim{fill:#f2f2f7;fill-opacity:.6;pointer-events:none}
        .scene-title{font-size:14px;font-weight:600}
        .o{fill:#fff;fill-opacity:0;stroke:#8e8e93;stroke-opacity:.5;stroke-width:.75}
        .f{fill:#fff;fill-opacity:1}
        .b{fill:#e5e5ea;stroke:none}
        .p{fill:#fff;stroke:#8e8e93;stroke-width:.75}
        .x,.n{stroke-dasharray:none}
        .x{stroke:none}
        .n{fill:none}
        .v{fill-opacity:.55}
        .i{fill-opacity:.5}
        .l{fill:none;stroke:#8e8e93;stroke-width:1}
        .e{fill:none;stroke:#aeaeb2;stroke-width:.75}
        .image .l{stroke-opacity:.5}
        .cell .l{stroke:#c7c7cc}
        .k{fill:#8e8e93}
        .on{fill:#6f9c7b}
        .cell>.o,.content>.o,.scene>.o{stroke:none}
        .stack>.o{stroke-dasharray:1 3}
        .m{fill:#6c6c70}
        .name{fill:#2c2c2e}
        .name,.tag-text,.point text{paint-order:stroke}
        .name{stroke:#fff;stroke-width:2;stroke-opacity:.7;stroke-linejoin:round}
        .target{fill-opacity:.24;stroke-width:1.25;stroke-opacity:.9}
        .lost{fill:url(#lost);stroke:#c6222b;stroke-width:1.25}
        .quiet{fill:url(#quiet);stroke:#8e8e93;stroke-width:.75}
        .unseen{fill:url(#unseen);stroke:#b06f00;stroke-width:1;stroke-dasharray:2 2}
        .stuck{fill:url(#lost);stroke:#c6222b;stroke-width:1;stroke-dasharray:4 3}
        .dead{fill:#6e6e73;fill-opacity:.38}
        .contested{fill:url(#contested);stroke:#8944ab;stroke-width:1}
        .slop{fill:none;stroke:#48484a;stroke-width:1;stroke-dasharray:5 3}
        .small{fill:none;stroke:#a05a00;stroke-width:1.25;stroke-dasharray:3 2}
        .asked{fill:none;stroke:#0040dd;stroke-width:1;stroke-opacity:.65}
        .answer{fill:none;stroke:#0040dd;stroke-width:3}
        .point path,.finger{fill:none;stroke:#0040dd;stroke-width:1.5}
        .point circle{fill:none;stroke:#0040dd;stroke-width:1.5}
        .event circle,.finger-start{fill:#0040dd}
        .finger-end{fill:none;stroke:#0040dd;stroke-width:2}
        .tag{fill:#fff;fill-opacity:.88;stroke:#0040dd;stroke-width:.75}
        .tag-text{fill:#0040dd;font-size:9px}
        .badge{fill:#1c1c1e;stroke:#fff;stroke-width:1}
        .warning .badge{fill:#8a4b00}
        .error .badge{fill:#b3141f}
        .badge-text{fill:#fff;font-weight:700;text-anchor:middle}
        .lead{fill:none;stroke:#1c1c1e;stroke-width:.75}
        .legend{font-size:11px}
        .rule{font-weight:600}
        .hl{stroke:#c6222b;stroke-width:1.5}
        .hb{fill:#ff3b30;fill-opacity:.16}
        .ql{stroke:#8e8e93;stroke-width:.75}
        .ud{fill:#b06f00}
        .cl{stroke:#8944ab;stroke-width:1.25}

        """

    /// The rules of dark surroundings, which are for what is around the scenes. The scenes themselves look the same
    /// everywhere: their colors don't adapt, and what is drawn over them must stay readable. So marks that may be
    /// inside and outside have a color between, and texts that hang out of a scene have a light outline.
    static let dark = """
        .paper,.scrim{fill:#1c1c1e}
        .scrim{fill-opacity:.4}
        .edge{stroke:#636366}
        .scene-title,.legend{fill:#f2f2f7}
        .view text{paint-order:stroke;stroke:#fff;stroke-width:3;stroke-linejoin:round}
        .name{stroke-width:3;stroke-opacity:1}
        .lead,.slop{stroke:#7d7d82}
        .small{stroke:#b56a0a}
        .lost,.stuck,.hl,.recursion,.rl{stroke:#d9323b}
        .quiet{stroke:#8e8e93}
        .contested,.cl{stroke:#9a55bd}
        .asked,.answer,.point path,.point circle,.finger,.finger-end{stroke:#2a78f4}
        .asked{stroke-opacity:1}
        .event circle,.finger-start{fill:#2a78f4}

        """

    /// The rules of areas in which views ask each other forever.
    static let recursion = """
        .recursion{fill:url(#recursion);stroke:#b3141f;stroke-width:1}
        .rb{fill:#fff;fill-opacity:.4}
        .rl{fill:none;stroke:#b3141f;stroke-width:1.25;stroke-opacity:.5}

        """

    /// The rules of safe areas.
    static let safeArea = """
        .safe{fill:none;stroke:#5856d6;stroke-width:1;stroke-opacity:.8;stroke-dasharray:3 3}

        """

    /// The rules of areas that changed.
    static let changes = """
        .changed{fill:#ffd60a;fill-opacity:.5;stroke:#1c1c1e;stroke-width:1.75}
        .gesture{fill-opacity:.18;stroke-dasharray:6 3}
        .legend.loss{fill:#b3141f}
        @media(prefers-color-scheme:dark){.legend.loss{fill:#ff8078}}
        .letter{fill:#ffd60a;stroke:#1c1c1e;stroke-width:1}
        .letter-text{fill:#1c1c1e;font-size:10px;font-weight:700;text-anchor:middle}

        """

    /// The pattern of areas in which views ask each other forever: rings, which have no end.
    static let recursionPattern = """
        <pattern id="recursion" width="12" height="12" patternUnits="userSpaceOnUse">\
        <rect class="rb" width="12" height="12"/><circle class="rl" cx="6" cy="6" r="4"/></pattern>
        """

    /// The patterns that say what is wrong without colors.
    static let patterns = """
        <pattern id="lost" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
        <rect class="hb" width="6" height="6"/><path class="hl" d="M0 0V6"/></pattern>\
        <pattern id="quiet" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
        <path class="ql" d="M0 0V8"/></pattern>\
        <pattern id="unseen" width="6" height="6" patternUnits="userSpaceOnUse"><circle class="ud" cx="1.5" cy="1.5" r="1"/>\
        <circle class="ud" cx="4.5" cy="4.5" r="1"/></pattern>\
        <pattern id="contested" width="7" height="7" patternUnits="userSpaceOnUse">\
        <path class="cl" fill="none" d="M0 7L7 0M0 0L7 7"/></pattern>
        """
}
