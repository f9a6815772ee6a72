import { style } from "@vanilla-extract/css"
import { strip } from "../../../ui/panel/panel.css.ts"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"
const rule = `1px solid ${tokens.line}`
const small = { fontSize: tokens.textXs, lineHeight: tokens.leadingXs } as const

export const head = style([
  strip,
  layered({ paddingBlock: `${tokens.space2} ${tokens.space3}`, borderBlockEnd: rule }, "panels"),
])
layeredInside(
  `${head} h2`,
  { margin: 0, fontSize: tokens.textLg, lineHeight: tokens.leadingLg, fontWeight: tokens.weightStrong },
  "panels",
)
layeredInside(`${head} p`, { margin: 0, color: tokens.inkMuted }, "panels")

export const end = style(layered({ marginInlineStart: "auto" }, "panels"))

/** Takes the height there is; its lists scroll. */
export const place = style(
  layered({ flex: 1, minBlockSize: 0, display: "flex", flexDirection: "column" }, "panels"),
)

export const groupHead = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      minBlockSize: 36,
      paddingInline: tokens.gutter,
      borderBlockEnd: rule,
      background: tokens.sunken,
      ...small,
    },
    "panels",
  ),
)
layeredInside(
  `${groupHead} h3`,
  { margin: 0, fontSize: tokens.textSm, lineHeight: tokens.leadingSm, fontWeight: tokens.weightStrong },
  "panels",
)
layeredInside(
  `${groupHead} > span`,
  { color: tokens.inkSubtle, fontVariantNumeric: "tabular-nums" },
  "panels",
)

export const list = style(layered({ margin: 0, padding: 0, listStyle: "none" }, "panels"))

export const row = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "16px minmax(0, 5fr) minmax(0, 3fr) 96px minmax(168px, auto)",
      alignItems: "center",
      gap: `0 ${tokens.space3}`,
      minBlockSize: 48,
      padding: `${tokens.space1} ${tokens.gutter}`,
      borderBlockEnd: rule,
      contentVisibility: "auto",
      containIntrinsicBlockSize: "auto 49px",
      selectors: { "&[data-current]": { background: tokens.accentSoft } },
      "@container": {
        [narrow]: {
          gridTemplateColumns: "16px minmax(0, 1fr) auto",
          gap: `${tokens.space1} ${tokens.space2}`,
          paddingBlock: tokens.space3,
          containIntrinsicBlockSize: "auto 150px",
        },
      },
    },
    "panels",
  ),
)

export const what = style(layered({ display: "grid", justifyItems: "start", minInlineSize: 0 }, "panels"))

export const title = style(
  layered(
    {
      padding: 0,
      border: 0,
      background: "none",
      textAlign: "start",
      fontWeight: tokens.weightStrong,
      color: tokens.ink,
      fontVariantNumeric: "tabular-nums",
      selectors: {
        "&:hover": { textDecoration: "underline" },
        "&:focus-visible": { outline: `2px solid ${tokens.focus}`, outlineOffset: 2 },
      },
    },
    "panels",
  ),
)

export const second = style(
  layered(
    { color: tokens.inkMuted, overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums", ...small },
    "panels",
  ),
)

export const where = style(
  layered(
    {
      display: "grid",
      minInlineSize: 0,
      "@container": { [narrow]: { gridColumn: "2 / -1", gridRow: 2 } },
    },
    "panels",
  ),
)

export const over = style(
  layered(
    {
      fontVariantNumeric: "tabular-nums",
      color: tokens.inkMuted,
      selectors: {
        '&[data-tone="danger"]': { color: tokens.dangerText },
        '&[data-tone="warning"]': { color: tokens.warningText },
      },
      "@container": { [narrow]: { alignSelf: "start" } },
    },
    "panels",
  ),
)

export const act = style(
  layered(
    {
      justifySelf: "end",
      "@container": { [narrow]: { gridColumn: "2 / -1", gridRow: 3, justifySelf: "start" } },
    },
    "panels",
  ),
)

/** Help for the keys, on devices with a keyboard. */
export const keys = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space1,
      marginInlineStart: "auto",
      color: tokens.inkMuted,
      ...small,
      "@container": { [narrow]: { display: "none" } },
      "@media": { "(pointer: coarse)": { display: "none" } },
    },
    "panels",
  ),
)
