import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: `${tokens.space2} ${tokens.space4}`,
      padding: `${tokens.space4} ${tokens.gutter} ${tokens.space1}`,
    },
    "panels",
  ),
)

export const title = style(
  layered({ fontSize: tokens.textXl, lineHeight: tokens.leadingXl, letterSpacing: "-0.014em" }, "panels"),
)

/** The end of the tools; takes no room while it is empty. */
export const toolsEnd = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space1,
      marginInlineStart: "auto",
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)

/** Filters one under the other, as wide as a phone lets them. */
export const filtersForm = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      padding: tokens.space4,
      inlineSize: 280,
      maxInlineSize: "100%",
    },
    "panels",
  ),
)

/** What is done with chosen rows. */
export const acts = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space1,
      minInlineSize: 0,
      selectors: { "&[data-width='narrow']": { marginInlineStart: "auto", marginInlineEnd: -8, gap: 0 } },
    },
    "panels",
  ),
)

export const reasons = style(
  layered({ display: "grid", gap: tokens.space3, marginBlockStart: tokens.space3 }, "panels"),
)
layeredInside(`${reasons} dt`, { fontWeight: tokens.weightMedium }, "panels")
layeredInside(`${reasons} dd`, { margin: 0, color: tokens.inkMuted, overflowWrap: "anywhere" }, "panels")

export const wait = style(
  layered({ padding: `${tokens.space3} ${tokens.gutter}`, color: tokens.inkMuted }, "panels"),
)
