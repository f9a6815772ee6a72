import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** Facts beside an editor's fields: names and values. */
export const facts = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "fit-content(60%) 1fr",
      gap: `${tokens.space2} ${tokens.space4}`,
    },
    "panels",
  ),
)
layeredInside(`${facts} > dt`, { color: tokens.inkSubtle, hyphens: "auto" }, "panels")
layeredInside(`${facts} > dd`, { textAlign: "end", fontVariantNumeric: "tabular-nums" }, "panels")
/** A fact of several words takes the lines under its name. */
layeredInside(`${facts} > dd[data-wide]`, { gridColumn: "1 / -1", textAlign: "start" }, "panels")
layeredInside(
  `${facts} > dt[data-wide]`,
  {
    gridColumn: "1 / -1",
    marginBlockStart: tokens.space4,
    color: tokens.ink,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)
layeredInside(`${facts} > dt:first-child`, { marginBlockStart: 0 }, "panels")
