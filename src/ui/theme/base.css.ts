import { type GlobalStyleRule } from "@vanilla-extract/css"
import { isolated, isolatedInside } from "./isolated.ts"
import { inCascadeLayer, layeredInside } from "./layered.ts"
import { tokens } from "./tokens.css.ts"

/** A rule about elements: on every page the same in our panels, and for the page to override around them. */
const base = (element: string, rule: GlobalStyleRule, part = "") => {
  inCascadeLayer(`.balcao ${element}${part}`, rule)
  layeredInside(isolatedInside(element, part), rule, "base")
}

// Nothing is inherited from the page but its direction, whether it is shown and whether it can be pressed.
layeredInside(
  `:is(.balcao, .${isolated})`,
  {
    all: "initial",
    visibility: "inherit",
    pointerEvents: "inherit",
    font: `${tokens.weightRegular} ${tokens.textSm} / ${tokens.leadingSm} ${tokens.fontFamily}`,
    fontFeatureSettings: tokens.fontSettings,
    letterSpacing: tokens.letterSpacing,
    textAlign: "start",
    // A name without spaces breaks rather than pushes out what stands beside it.
    overflowWrap: "break-word",
    color: tokens.ink,
    WebkitFontSmoothing: "antialiased",
    MozOsxFontSmoothing: "grayscale",
    WebkitTapHighlightColor: "transparent",
    WebkitTextSizeAdjust: "100%",
  },
  "base",
)
layeredInside(`.${isolated}`, { display: "contents", colorScheme: "inherit" }, "base")
layeredInside(
  ".balcao",
  {
    display: "block",
    position: "relative",
    boxSizing: "border-box",
    background: tokens.surface,
    colorScheme: "light dark",
  },
  "base",
)
layeredInside('.balcao[data-scheme="light"]', { colorScheme: "light" }, "base")
layeredInside('.balcao[data-scheme="dark"]', { colorScheme: "dark" }, "base")

for (const part of ["", "::before", "::after"]) base("*", { boxSizing: "border-box", margin: 0 }, part)
base(":is(button, input, textarea, select)", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
})
base("fieldset", { minInlineSize: 0, padding: 0, border: 0 })
base(":is(ul, ol)", { padding: 0, listStyle: "none" })
base(":is(h1, h2, h3, h4)", { fontSize: "inherit", fontWeight: tokens.weightStrong })
base("a", { color: "inherit", textDecoration: "none" })
base("table", { borderCollapse: "separate", borderSpacing: 0, inlineSize: "100%", font: "inherit" })
base(":is(th, td)", { padding: 0, textAlign: "start", fontWeight: "inherit" })
base(":is(a, button, input, textarea, select, summary, [tabindex]):focus-visible", {
  outline: `2px solid ${tokens.focus}`,
  outlineOffset: 2,
})
base("[hidden]", { display: "none !important" })
// A name with marks of direction turns around nothing beside it.
base(":is(a, b, button, code, em, small, span, strong)", { unicodeBidi: "isolate" })
base("time", { fontVariantNumeric: "tabular-nums" })
base("button", { touchAction: "manipulation" })
