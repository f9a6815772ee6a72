import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const section = style(
  layered(
    {
      display: "grid",
      gap: tokens.space2,
      padding: tokens.space4,
      borderBlockStart: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

/** One record: what it is called and when it was made, what it costs, and below how far it is. */
export const record = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "auto minmax(0, 1fr) auto",
      columnGap: tokens.space2,
      paddingBlock: tokens.space1,
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)

/** Shows and hides what was ordered, at the end of the line of the status. */
export const opener = style(
  layered({ gridColumnEnd: -1, justifySelf: "end", marginBlock: -4, marginInlineEnd: -6 }, "panels"),
)

export const items = style(
  layered({ gridColumn: "1 / -1", color: tokens.inkMuted, overflowWrap: "anywhere" }, "panels"),
)

export const day = style(layered({ color: tokens.inkMuted }, "panels"))

export const subject = style(layered({ gridColumn: "1 / -1", overflowWrap: "anywhere" }, "panels"))

export const status = style(layered({ gridColumn: "1 / 3" }, "panels"))

export const none = style(layered({ margin: 0, color: tokens.inkMuted }, "panels"))
