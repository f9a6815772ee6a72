import { globalStyle, style } from "@vanilla-extract/css"
import { overLibrary } from "../style/overLibrary.ts"
import { narrow, token } from "../style/token.ts"

export const header = style({
  gridArea: "head",
  display: "flex",
  alignItems: "center",
  gap: 8,
  minInlineSize: 0,
  paddingInline: "12px 16px",
  "@media": { [narrow]: { paddingInline: "2px 6px", gap: 2 } },
})

/** Gives way to the company's name, down to its mark. */
export const logo = style({
  flex: "0 99 auto",
  display: "inline-flex",
  minInlineSize: 28,
  borderRadius: token("radius-mark"),
  "@media": { [narrow]: { minInlineSize: 24 } },
})
globalStyle(`${logo} > *`, { maxInlineSize: "100%" })

export const onPhone = style({
  display: "none",
  "@media": { [narrow]: { display: "inline-flex" } },
})

export const pushed = style({ marginInlineStart: "auto" })

export const onDesk = style({
  flex: "none",
  display: "inline-flex",
  "@media": { [narrow]: { display: "none" } },
})

export const find = style({
  // Gives way before the company's name does.
  flex: "0 20 220px",
  display: "flex",
  alignItems: "center",
  gap: 8,
  minInlineSize: 132,
  minBlockSize: 28,
  paddingInline: "10px 6px",
  border: `1px solid ${token("line-strong")}`,
  borderRadius: token("radius-control"),
  background: "transparent",
  color: token("ink-subtle"),
  cursor: "pointer",
  selectors: { "&:hover": { background: token("hover"), color: token("ink-muted") } },
  "@media": { [narrow]: { display: "none" } },
})

export const findText = style({
  flex: 1,
  textAlign: "start",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
})

/** As high as the store in it, which is as clear as the strip. */
export const store = style({ flex: "none", display: "inline-flex", blockSize: 32 })
overLibrary(`${store} fieldset`, { background: "transparent" })

/** Room for the conversations before their file is there. */
export const chatsPlace = style({ flex: "none", inlineSize: 32 })

export const withDot = style({ position: "relative", flex: "none" })

export const dot = style({
  position: "absolute",
  insetBlockStart: 5,
  insetInlineEnd: 5,
  inlineSize: 8,
  blockSize: 8,
  borderRadius: 4,
  background: token("accent-solid"),
  border: `1px solid ${token("canvas")}`,
  pointerEvents: "none",
})

/** At the corner of the initials, which stay readable. */
export const avatarDot = style([dot, { insetBlockStart: -3, insetInlineEnd: -3 }])

export const greeting = style({
  maxInlineSize: 200,
  overflow: "hidden",
  textOverflow: "ellipsis",
  "@media": {
    [narrow]: {
      position: "absolute",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
})

/** The account's button gives way to the rest of the header. */
export const accountPlace = style({ minInlineSize: 44, flex: "0 1 auto" })
overLibrary(`${accountPlace} > button`, { maxInlineSize: "100%" })

export const account = style({ display: "inline-flex", alignItems: "center", gap: 8, minInlineSize: 0 })

export const who = style({
  display: "grid",
  gap: 2,
  padding: "8px 12px",
  maxInlineSize: 280,
  overflowWrap: "anywhere",
  borderBlockEnd: `1px solid ${token("line")}`,
  color: token("ink-muted"),
  fontSize: token("text-xs"),
  lineHeight: "16px",
})
globalStyle(`${who} > strong`, {
  fontSize: token("text-sm"),
  lineHeight: "20px",
  fontWeight: token("weight-medium"),
  color: token("ink"),
})
