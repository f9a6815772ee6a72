import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../ui/theme/layered.ts"
import { tokens } from "../ui/theme/tokens.css.ts"

/** The end of the tools, which stay together where filters fill the line; takes no room while it is empty. */
export const toolsEnd = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: tokens.space2,
      marginInlineStart: "auto",
      "@container": { "balcao-panel (inline-size < 640px)": { gap: tokens.space1 } },
      selectors: { "&:not(:has(> :not(:empty)))": { display: "none" } },
    },
    "panels",
  ),
)

layeredInside(`${toolsEnd} a`, { paddingInline: tokens.space1 }, "panels")

/** Views, columns and export; takes no room while it is empty. */
export const wholeList = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space1,
      selectors: { "&:empty": { display: "none" } },
    },
    "panels",
  ),
)

/** Room for the saved views, about as wide as they are once they are here. */
export const viewsPlace = style(
  layered(
    {
      inlineSize: 106,
      "@container": { "balcao-panel (inline-size < 640px)": { inlineSize: 58 } },
    },
    "panels",
  ),
)

/** Room for the button between list and board, as long as its file is not here. */
export const switchPlace = style(
  layered(
    {
      inlineSize: 98,
      blockSize: tokens.control,
      "@container": { "balcao-panel (inline-size < 640px)": { inlineSize: 32 } },
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

/** Actions for the selected rows. */
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

/** One filter in a popover: what sets it, and the ways on at its foot. */
export const filterForm = style(
  layered({ display: "grid", minInlineSize: 264, maxInlineSize: 304 }, "panels"),
)
layeredInside(
  `${filterForm} > strong + *`,
  { padding: `${tokens.space2} ${tokens.space4} ${tokens.space4}` },
  "panels",
)

export const filterTitle = style(
  layered({ padding: `${tokens.space3} ${tokens.space4} 0`, fontWeight: tokens.weightStrong }, "panels"),
)

export const filterFoot = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
      minBlockSize: 44,
      paddingInline: tokens.space2,
      borderBlockStart: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

/** Values to check, one under the other. */
export const checks = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      minInlineSize: 0,
      maxBlockSize: 288,
      overflow: "auto",
      margin: 0,
      border: 0,
    },
    "panels",
  ),
)

/** Both ends of a range. */
export const ends = style(
  layered(
    { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: tokens.space2 },
    "panels",
  ),
)

/** A filter of several values behind its name, where one line is all there is room for. */
export const folded = style(layered({ minInlineSize: 0 }, "panels"))
layeredInside(
  `${folded} > summary`,
  { paddingBlock: tokens.space1, fontWeight: tokens.weightMedium, overflowWrap: "anywhere" },
  "panels",
)
layeredInside(`${folded} > summary + *`, { paddingBlockStart: tokens.space2 }, "panels")

export const menuTitle = style(
  layered(
    {
      padding: `${tokens.space2} ${tokens.space3} ${tokens.space1}`,
      fontSize: tokens.textXs,
      color: tokens.inkMuted,
    },
    "panels",
  ),
)

/** A button for fingers, and for those who tab to it: a mouse has a quicker way. */
export const touchOnly = style(
  layered(
    {
      "@media": {
        "(pointer: fine)": {
          selectors: {
            "&:not(:focus-within)": {
              position: "absolute",
              inlineSize: 1,
              blockSize: 1,
              overflow: "hidden",
              clipPath: "inset(50%)",
            },
          },
        },
      },
    },
    "panels",
  ),
)
