import { style } from "@vanilla-extract/css"
import { atLeast } from "../../ui/theme/low.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const medium = "balcao-panel (inline-size < 1100px)"
const narrow = "balcao-panel (inline-size < 640px)"
const line = `1px solid ${tokens.line}`

/** Categories, items and the customer's phone side by side; on phones one below the other. */
export const body = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(320),
      maxBlockSize: "100dvh",
      display: "grid",
      gridTemplate: `"tools tools tools" auto "side list phone" minmax(0, 1fr) "foot foot foot" auto / 208px minmax(0, 1fr) 324px`,
      selectors: {
        '&[data-layout="grid"]': {
          gridTemplate: `"tools tools" auto "side list" minmax(0, 1fr) "foot foot" auto / 208px minmax(0, 1fr)`,
        },
      },
      "@container": {
        [medium]: {
          gridTemplate: `"tools tools" auto "side list" minmax(0, 1fr) "foot foot" auto / 208px minmax(0, 1fr)`,
        },
        // As high as its items; in a grid, the foot could not leave its own row to stick to the screen's end.
        [narrow]: { flex: "1 0 auto", maxBlockSize: "none", display: "flex", flexDirection: "column" },
      },
    },
    "panels",
  ),
)

export const tools = style(
  layered(
    {
      gridArea: "tools",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.gutter}`,
      borderBlockEnd: line,
    },
    "panels",
  ),
)

layeredInside(`${tools} > :first-child`, { "@container": { [narrow]: { flex: "1 0 100%" } } }, "panels")
/** The search shares its line with the button of what else there is. */
layeredInside(`${tools}[data-phone] > :first-child`, { flex: "1 0 0", minInlineSize: 0 }, "panels")

/** Choice of the menu and of the moment; on phones they share a line. */
export const choices = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      gap: tokens.space2,
      "@container": { [narrow]: { flex: "1 0 100%", flexWrap: "nowrap" } },
    },
    "panels",
  ),
)
layeredInside(`${choices} > *`, { "@container": { [narrow]: { flex: "1 1 0", minInlineSize: 0 } } }, "panels")

export const acts = style(
  layered(
    {
      display: "flex",
      flexWrap: "wrap",
      gap: tokens.space2,
      marginInlineStart: "auto",
      "@container": { [narrow]: { flex: "1 0 100%" } },
    },
    "panels",
  ),
)

/** The two usual acts; on phones they share the last line. */
export const mainActs = style(
  layered(
    { display: "flex", gap: tokens.space2, "@container": { [narrow]: { flex: "1 0 100%" } } },
    "panels",
  ),
)
layeredInside(`${mainActs} > *`, { "@container": { [narrow]: { flex: 1 } } }, "panels")

/** Opaque: browsers scroll it without painting the page anew. */
export const list = style(
  layered(
    {
      gridArea: "list",
      minBlockSize: 0,
      overflowY: "auto",
      background: tokens.surface,
      "@container": { [narrow]: { flex: 1, overflowY: "visible" } },
    },
    "panels",
  ),
)

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

/** Opens the phone where it has no column of its own. */
export const phoneButton = style(
  layered({ display: "none", "@container": { [medium]: { display: "inline-flex" } } }, "panels"),
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

export const foot = style(
  layered(
    {
      gridArea: "foot",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: `${tokens.space1} ${tokens.space3}`,
      minBlockSize: tokens.bar,
      padding: `${tokens.space1} ${tokens.gutter}`,
      borderBlockStart: line,
      "@container": {
        [narrow]: { position: "sticky", insetBlockEnd: 0, zIndex: 3, background: tokens.surface },
      },
    },
    "panels",
  ),
)

export const footActs = style(
  layered({ display: "flex", gap: tokens.space2, marginInlineStart: "auto" }, "panels"),
)

export const state = style(
  layered(
    {
      display: "inline-flex",
      alignItems: "center",
      gap: 6,
      color: tokens.inkMuted,
      fontVariantNumeric: "tabular-nums",
      selectors: { "&[data-away]": { color: tokens.warningText } },
    },
    "panels",
  ),
)

/** Fields of a form one below the other. */
export const fields = style(layered({ display: "grid", gap: tokens.space4 }, "panels"))

/** Holds what is rendered over the page, and takes no room itself. */
export const contents = style(layered({ display: "contents" }, "panels"))
