import { layeredInside } from "./layered.ts"
import { tokens } from "./tokens.css.ts"

const base = (selector: string, rule: Parameters<typeof layeredInside>[1]) =>
  layeredInside(selector, rule, "base")

base(".balcao, .balcao *, .balcao *::before, .balcao *::after", { boxSizing: "border-box", margin: 0 })
base(".balcao", {
  font: `${tokens.weightRegular} ${tokens.textSm} / ${tokens.leadingSm} ${tokens.fontFamily}`,
  fontOpticalSizing: "auto",
  textAlign: "start",
  color: tokens.ink,
  background: tokens.surface,
  WebkitFontSmoothing: "antialiased",
  MozOsxFontSmoothing: "grayscale",
  WebkitTapHighlightColor: "transparent",
})
base(".balcao :is(button, input, textarea, select)", {
  font: "inherit",
  letterSpacing: "inherit",
  color: "inherit",
})
base(".balcao fieldset", { minInlineSize: 0, padding: 0, border: 0 })
base(".balcao :is(ul, ol)", { padding: 0, listStyle: "none" })
base(".balcao :is(h1, h2, h3, h4)", { fontSize: "inherit", fontWeight: tokens.weightStrong })
base(".balcao a", { color: "inherit", textDecoration: "none" })
base(".balcao table", { borderCollapse: "separate", borderSpacing: 0, inlineSize: "100%", font: "inherit" })
base(".balcao :is(th, td)", { padding: 0, textAlign: "start", fontWeight: "inherit" })
base(
  ".balcao :is(a, button, input, textarea, select, summary, [tabindex]):focus-visible, .balcao [data-focus-visible]",
  { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
)
base(".balcao [hidden]", { display: "none !important" })
base(".balcao time", { fontVariantNumeric: "tabular-nums" })
base(".balcao [data-react-aria-pressable]", { touchAction: "pan-x pan-y pinch-zoom" })
