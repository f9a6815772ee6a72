import { style } from "@vanilla-extract/css"
import { bubble } from "../../../business/conversation/Thread.css.ts"
import { strip } from "../../../ui/panel/panel.css.ts"
import { atLeast, low } from "../../../ui/theme/low.ts"
import { layered, layeredInside } from "../../../ui/theme/layered.ts"
import { tokens } from "../../../ui/theme/tokens.css.ts"

const narrow = "balcao-panel (inline-size < 720px)"

/** Row beside a ticket's title. */
export const head = style([
  strip,
  layered({ paddingBlock: tokens.space2, borderBlockEnd: `1px solid ${tokens.line}` }, "panels"),
])

export const title = style(
  layered(
    {
      flex: 1,
      minInlineSize: 0,
      fontSize: tokens.textMd,
      lineHeight: tokens.leadingMd,
      fontWeight: tokens.weightStrong,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

/** Conversation and facts beside each other; in a narrow panel one of them. */
export const panes = style(
  layered(
    {
      flex: 1,
      minBlockSize: atLeast(320),
      // Without a height from its surroundings the panel would be as tall as its thread.
      maxBlockSize: "100dvh",
      "@media": { [low]: { flex: "none", maxBlockSize: "none" } },
      display: "grid",
      gridTemplate: "minmax(0, 1fr) / minmax(0, 1fr) 304px",
      "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    "panels",
  ),
)

export const conversation = style(
  layered(
    {
      display: "flex",
      flexDirection: "column",
      minBlockSize: 0,
      minInlineSize: 0,
      "@container": { [narrow]: { selectors: { "[data-details] > &": { display: "none" } } } },
    },
    "panels",
  ),
)

export const side = style(
  layered(
    {
      minBlockSize: 0,
      overflow: "auto",
      borderInlineStart: `1px solid ${tokens.line}`,
      outlineOffset: -2,
      "@container": {
        [narrow]: { borderInlineStart: 0, selectors: { ":not([data-details]) > &": { display: "none" } } },
      },
    },
    "panels",
  ),
)

/** Only in a narrow panel are there two things to change between. */
export const detailsSwitch = style(
  layered({ display: "none", "@container": { [narrow]: { display: "block" } } }, "panels"),
)

export const section = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      padding: `${tokens.space4} ${tokens.space4}`,
      selectors: { "& + &": { borderBlockStart: `1px solid ${tokens.line}` } },
    },
    "panels",
  ),
)
layeredInside(
  `${section} > strong`,
  { color: tokens.inkMuted, fontSize: tokens.textSm, lineHeight: tokens.leadingSm, fontWeight: 400 },
  "panels",
)

/** As wide as the design has a message of a ticket. */
export const message = style([bubble, layered({ maxInlineSize: "min(600px, 92%)" }, "panels")])

/** Event between two messages. */
export const event = style(
  layered(
    {
      paddingBlock: tokens.space2,
      textAlign: "center",
      textWrap: "balance",
      fontSize: tokens.textXs,
      lineHeight: tokens.leadingXs,
      color: tokens.inkMuted,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const line = style(
  layered(
    {
      display: "grid",
      gap: 2,
      fontSize: tokens.textSm,
      lineHeight: tokens.leadingSm,
      overflowWrap: "anywhere",
    },
    "panels",
  ),
)

export const lines = style(layered({ display: "grid", gap: tokens.space3, margin: 0, padding: 0 }, "panels"))

/** Choice between a reply and a note, with its readers. */
export const choice = style(
  layered({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2 }, "panels"),
)

/** A field with what saves it, at its lower edge. */
export const comment = style([choice, layered({ alignItems: "end" }, "panels")])

/** The button that sends, and what chooses the status with it. */
export const split = style(layered({ display: "flex", alignItems: "center", gap: tokens.space1 }, "panels"))

/** A fact with what changes it, no higher than the facts around it. */
export const priority = style(
  layered(
    { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "flex-end", marginBlock: -4 },
    "panels",
  ),
)
