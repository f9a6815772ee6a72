import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const assign = style(
  layered({ display: "flex", alignItems: "flex-end", gap: tokens.space2, minInlineSize: 0 }, "panels"),
)
layeredInside(`${assign} > :first-child`, { flex: 1, minInlineSize: 0 }, "panels")

export const heldRoles = style(
  layered({ borderBlockStart: `1px solid ${tokens.line}`, marginBlockStart: tokens.space2 }, "panels"),
)
layeredInside(
  `${heldRoles} > li`,
  {
    display: "flex",
    alignItems: "center",
    gap: tokens.space2,
    minBlockSize: tokens.row,
    borderBlockEnd: `1px solid ${tokens.line}`,
    overflowWrap: "anywhere",
  },
  "panels",
)
layeredInside(`${heldRoles} > li > button`, { marginInlineStart: "auto" }, "panels")

export const none = style(
  layered({ color: tokens.inkSubtle, paddingBlock: tokens.space3, outline: 0 }, "panels"),
)

export const chips = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space1 }, "panels"))

/** A place somebody works at, and the way to change it. */
export const place = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)

/** Text over the field of a move. */
export const moveText = style(layered({ marginBlockEnd: tokens.space4 }, "panels"))

export const passwords = style(
  layered({ display: "grid", gap: tokens.space4, gridColumn: "1 / -1" }, "panels"),
)

/** A list of screens that open or close; it scrolls where it is long. */
export const changeList = style(
  layered({ display: "grid", gap: tokens.space1, marginBlock: tokens.space3 }, "panels"),
)
layeredInside(
  `${changeList} > h3`,
  { margin: 0, fontSize: "inherit", fontWeight: tokens.weightStrong },
  "panels",
)
layeredInside(
  `${changeList} > ul`,
  { margin: 0, paddingInlineStart: tokens.space5, maxBlockSize: 168, overflow: "auto" },
  "panels",
)
