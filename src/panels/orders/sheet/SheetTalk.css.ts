import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"
import { columns } from "./sheet.css.ts"

const phone = "(width < 768px)"

/** Beside the items a conversation has more room than the facts; on a phone it has all of it. */
layeredInside(
  `${columns}[data-talk]`,
  {
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 380px)",
    "@media": { [phone]: { display: "flex", overflow: "hidden" } },
  },
  "panels",
)
layeredInside(
  `${columns}[data-talk] > :first-child`,
  { "@media": { [phone]: { display: "none" } } },
  "panels",
)
layeredInside(`${columns}[data-talk] ~ footer`, { "@media": { [phone]: { display: "none" } } }, "panels")

export const conversation = style(
  layered(
    {
      // The content adapts to the size of the conversation, not of the panel.
      container: "balcao-panel / inline-size",
      flex: 1,
      display: "flex",
      flexDirection: "column",
      minInlineSize: 0,
    },
    "panels",
  ),
)
layeredInside(`${columns} > ${conversation}`, { overflow: "hidden" }, "panels")

export const conversationHead = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
      minBlockSize: 44,
      paddingInline: `${tokens.space4} ${tokens.space3}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)
layeredInside(
  `${conversationHead} > h3`,
  {
    margin: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: tokens.textMd,
    lineHeight: tokens.leadingMd,
    fontWeight: tokens.weightStrong,
  },
  "panels",
)

/** That the customer waits for an answer, and the way to give it. */
export const talk = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: tokens.space2,
    },
    "panels",
  ),
)

/** Thread and box, in the place of the conversation. */
export const whole = style(
  layered({ flex: 1, display: "flex", flexDirection: "column", minBlockSize: 0 }, "panels"),
)
