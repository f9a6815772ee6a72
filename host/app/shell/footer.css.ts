import { style } from "@vanilla-extract/css"
import { low, narrow, token } from "../style/token.ts"

/** As high as the foot of the side menu, so that one line runs under both. */
export const footer = style({
  gridArea: "foot",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  minInlineSize: 0,
  minBlockSize: 33,
  paddingInline: "24px 16px",
  border: `1px solid ${token("line-strong")}`,
  borderWidth: "1px 0 0 1px",
  fontSize: token("text-2xs"),
  lineHeight: "16px",
  color: token("ink-subtle"),
  "@media": {
    [narrow]: { paddingInline: "16px 8px", borderWidth: "1px 0 0" },
    // Beside the button to the top, which stands over the end of the page there.
    [low]: { paddingInlineEnd: 64 },
  },
})

export const title = style({
  minInlineSize: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})
