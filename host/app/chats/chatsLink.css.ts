import { style } from "@vanilla-extract/css"
import { token } from "../style/token.ts"

/** As an icon button of the header looks. */
export const chatsLink = style({
  position: "relative",
  flex: "none",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: token("control"),
  blockSize: token("control"),
  borderRadius: token("radius-control"),
  color: token("ink-muted"),
  selectors: {
    '&[aria-current="page"]': { background: token("press"), color: token("ink") },
  },
  "@media": {
    "(hover: hover)": { selectors: { "&:hover": { background: token("hover"), color: token("ink") } } },
  },
})

export const unreadCount = style({
  position: "absolute",
  insetBlockStart: -2,
  insetInlineEnd: -4,
  display: "inline-flex",
  pointerEvents: "none",
})
