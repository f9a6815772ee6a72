import { style } from "@vanilla-extract/css"
import { layered } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const medium = "balcao-panel (inline-size < 1100px)"
const line = `1px solid ${tokens.line}`

export const preview = style(
  layered(
    {
      gridArea: "phone",
      minBlockSize: 0,
      display: "flex",
      flexDirection: "column",
      gap: tokens.space2,
      padding: tokens.space4,
      borderInlineStart: line,
      background: tokens.sunken,
      "@container": { [medium]: { display: "none" } },
    },
    "panels",
  ),
)

/** The phone over the editor. */
export const drawer = style(
  layered(
    {
      flex: 1,
      minBlockSize: 0,
      display: "flex",
      flexDirection: "column",
      padding: tokens.space4,
      background: tokens.sunken,
    },
    "panels",
  ),
)

/** Line under the phone that names its key. */
export const keyHint = style(
  layered(
    {
      display: "flex",
      justifyContent: "center",
      gap: tokens.space1,
      color: tokens.inkMuted,
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
    },
    "panels",
  ),
)

export const heading = style(
  layered(
    { fontSize: tokens.textSm, fontWeight: tokens.weightStrong, lineHeight: tokens.leadingSm },
    "panels",
  ),
)

/** The frame of a phone, 292 px wide. */
export const phone = style(
  layered(
    {
      flex: 1,
      minBlockSize: 0,
      display: "grid",
      gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
      overflow: "hidden",
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: 24,
      background: tokens.surface,
    },
    "panels",
  ),
)

/** Text of a phone without a menu. */
export const phoneEmpty = style(
  layered(
    { placeSelf: "center", padding: tokens.space5, color: tokens.inkMuted, textAlign: "center" },
    "panels",
  ),
)
