import { style } from "@vanilla-extract/css"
import { atLeast, low } from "../../ui/theme/low.ts"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

/** List, thread and contact beside each other; in a narrow panel one of them. */
export const panes = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(320),
      // Without a height from its surroundings the panel would be as tall as its thread.
      maxBlockSize: "100dvh",
      "@media": { [low]: { flex: "none", maxBlockSize: "none" } },
      display: "grid",
      gridTemplate: "minmax(0, 1fr) / minmax(240px, 284px) minmax(0, 1fr)",
      selectors: { "&[data-details]": { gridTemplateColumns: "minmax(240px, 284px) minmax(0, 1fr) 264px" } },
      "@container": {
        "balcao-panel (inline-size < 640px)": {
          gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr)",
          selectors: { "&[data-details]": { gridTemplateColumns: "minmax(0, 1fr)" } },
        },
        "balcao-panel (640px <= inline-size < 960px)": {
          selectors: {
            "&[data-details]": { gridTemplateColumns: "minmax(0, 1fr) 264px" },
          },
        },
      },
    },
    "panels",
  ),
)

/** One of the panes: a head, what scrolls, a foot. */
export const pane = style(
  layered(
    {
      display: "flex",
      flexDirection: "column",
      minBlockSize: 0,
      minInlineSize: 0,
      selectors: { "& + &": { borderInlineStart: `1px solid ${tokens.line}` } },
    },
    "panels",
  ),
)

export const head = style(
  layered(
    {
      flex: "none",
      display: "flex",
      alignItems: "center",
      gap: tokens.space2,
      minBlockSize: tokens.bar,
      paddingInline: tokens.space4,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

/** The head of a thread, whose buttons keep their texts as long as it has room for them. */
export const threadHead = style([
  head,
  layered(
    {
      container: "balcao-panel / inline-size",
      "@container": {
        "balcao-panel (inline-size < 640px)": { gap: tokens.space1, paddingInline: tokens.space2 },
      },
    },
    "panels",
  ),
])

const line = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

export const heading = style(
  layered(
    {
      ...line,
      flex: 1,
      minInlineSize: 0,
      fontSize: tokens.textMd,
      lineHeight: tokens.leadingMd,
      fontWeight: tokens.weightStrong,
    },
    "panels",
  ),
)

export const finder = style(
  layered(
    {
      flex: "none",
      display: "grid",
      gap: tokens.space2,
      padding: `${tokens.space3} ${tokens.space4}`,
      borderBlockEnd: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)

layeredInside(`${finder} [role="radiogroup"] > label`, { flex: 1 }, "panels")

export const away = style(layered({ flex: "none", padding: tokens.space2 }, "panels"))

/** The text box fills its pane. */
export const wide = style(layered({ display: "flex" }, "panels"))
layeredInside(`${wide} > *`, { flex: 1, maxInlineSize: "none" }, "panels")

export const who = style(layered({ flex: 1, display: "grid", minInlineSize: 0 }, "panels"))

export const phone = style(
  layered(
    {
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkMuted,
      ...line,
      fontVariantNumeric: "tabular-nums",
    },
    "panels",
  ),
)

/** Details of a contact, which scroll together. */
export const card = style(
  layered(
    { flex: 1, minBlockSize: 0, overflow: "auto", paddingBlockEnd: tokens.space4, outlineOffset: -2 },
    "panels",
  ),
)

export const facts = style(
  layered({ display: "grid", gap: tokens.space2, padding: tokens.space4, margin: 0 }, "panels"),
)

export const fact = style(
  layered(
    {
      display: "flex",
      justifyContent: "space-between",
      gap: tokens.space3,
    },
    "panels",
  ),
)

export const actions = style(
  layered(
    { padding: `${tokens.space2} ${tokens.space4}`, borderBlockStart: `1px solid ${tokens.line}` },
    "panels",
  ),
)
layeredInside(`${fact} > dt`, { color: tokens.inkMuted }, "panels")
layeredInside(`${fact} > dd`, { margin: 0, textAlign: "end", overflowWrap: "anywhere" }, "panels")
