import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 640px)"

/** Categories beside the items; on phones a strip above them. */
export const side = style(
  layered(
    {
      gridArea: "side",
      minBlockSize: 0,
      overflow: "auto",
      padding: tokens.space2,
      borderInlineEnd: `1px solid ${tokens.line}`,
      "@container": {
        [narrow]: {
          display: "flex",
          gap: tokens.space2,
          alignItems: "center",
          borderInlineEnd: 0,
          borderBlockEnd: `1px solid ${tokens.line}`,
          paddingInline: tokens.gutter,
        },
      },
    },
    "panels",
  ),
)

export const list = style(
  layered(
    {
      display: "grid",
      gap: 2,
      "@container": { [narrow]: { display: "flex", flex: "none", gap: tokens.space2 } },
    },
    "panels",
  ),
)

export const title = style(
  layered(
    {
      margin: `${tokens.space3} ${tokens.space2} ${tokens.space1}`,
      fontSize: tokens.textXs,
      fontWeight: tokens.weightMedium,
      lineHeight: tokens.leadingXs,
      color: tokens.inkMuted,
      "@container": { [narrow]: { display: "none" } },
    },
    "panels",
  ),
)

/** One entry, with its handle where it can be put in order. */
export const item = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      selectors: {
        "&[data-dragged]": { opacity: 0.6 },
        '&[data-drop="before"]': { boxShadow: `inset 0 2px 0 ${tokens.accentMark}` },
        '&[data-drop="after"]': { boxShadow: `inset 0 -2px 0 ${tokens.accentMark}` },
      },
    },
    "panels",
  ),
)

export const entry = style(
  layered(
    {
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      inlineSize: "100%",
      minBlockSize: tokens.control,
      paddingInline: tokens.space2,
      border: 0,
      borderRadius: tokens.radiusControl,
      background: "none",
      textAlign: "start",
      cursor: "pointer",
      selectors: {
        "&:hover": { background: tokens.hover },
        '&[aria-pressed="true"]': { background: tokens.press, fontWeight: tokens.weightMedium },
        "&[data-depth]": { paddingInlineStart: tokens.space5 },
      },
      "@container": {
        [narrow]: {
          border: `1px solid ${tokens.lineStrong}`,
          paddingInline: tokens.space3,
          whiteSpace: "nowrap",
        },
      },
    },
    "panels",
  ),
)

export const label = style(layered({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" }, "panels"))

export const count = style(
  layered({ color: tokens.inkMuted, fontVariantNumeric: "tabular-nums", fontSize: tokens.textXs }, "panels"),
)

/** Diamond of what needs attention. */
export const mark = style(
  layered(
    { inlineSize: 7, blockSize: 7, flex: "none", background: tokens.warningMark, rotate: "45deg" },
    "panels",
  ),
)
layeredInside(`${side} > button`, { marginBlockStart: tokens.space2, flex: "none" }, "panels")
