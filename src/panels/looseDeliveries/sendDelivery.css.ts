import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

const medium = "balcao-panel (inline-size < 960px)"

/** The form, and the price beside it; under it in a narrow panel. */
export const sheet = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 320px",
      alignItems: "start",
      "@container": { [medium]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
    "panels",
  ),
)

export const form = style(
  layered(
    {
      display: "grid",
      gap: tokens.space4,
      maxInlineSize: 760,
      padding: `${tokens.space4} ${tokens.gutter} ${tokens.space6}`,
      minInlineSize: 0,
    },
    "panels",
  ),
)

/** Fields of the whole delivery, beside each other. */
export const whole = style(
  layered(
    {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(216px, 100%), 1fr))",
      gap: tokens.space4,
      alignItems: "start",
    },
    "panels",
  ),
)

export const quote = style(
  layered(
    {
      position: "sticky",
      insetBlockStart: 0,
      display: "grid",
      gap: tokens.space3,
      padding: `${tokens.space5} ${tokens.gutter} ${tokens.space6}`,
      borderInlineStart: `1px solid ${tokens.line}`,
      minInlineSize: 0,
      "@container": {
        [medium]: { position: "static", border: 0, borderBlockStart: `1px solid ${tokens.line}` },
      },
    },
    "panels",
  ),
)
layeredInside(`${quote} > output`, { display: "grid", gap: tokens.space3 }, "panels")

export const quoteTitle = style(
  layered({ fontSize: tokens.textMd, fontWeight: tokens.weightStrong }, "panels"),
)

export const total = style(
  layered(
    {
      display: "flex",
      alignItems: "baseline",
      justifyContent: "space-between",
      gap: tokens.space2,
      paddingBlock: tokens.space2,
      borderBlock: `1px solid ${tokens.line}`,
    },
    "panels",
  ),
)
layeredInside(
  `${total} > strong`,
  {
    fontSize: tokens.textXl,
    lineHeight: tokens.leadingXl,
    fontWeight: tokens.weightStrong,
    fontVariantNumeric: "tabular-nums",
  },
  "panels",
)

export const dropoffs = style(layered({ display: "grid", gap: tokens.space2, minInlineSize: 0 }, "panels"))

export const list = style(
  layered(
    {
      margin: 0,
      padding: 0,
      listStyle: "none",
      border: `1px solid ${tokens.lineStrong}`,
      borderRadius: tokens.radiusSurface,
    },
    "panels",
  ),
)

export const dropoff = style(
  layered(
    {
      display: "grid",
      gap: tokens.space3,
      padding: tokens.space3,
      minInlineSize: 0,
      selectors: {
        "&:not(:last-child)": { borderBlockEnd: `1px solid ${tokens.line}` },
        "&[data-dragged]": { background: tokens.hover },
      },
    },
    "panels",
  ),
)

export const dropoffHead = style(
  layered(
    { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space2, minInlineSize: 0 },
    "panels",
  ),
)

export const grip = style(
  layered(
    {
      fontWeight: tokens.weightStrong,
      fontSize: tokens.textMd,
      selectors: { "&[draggable=true]": { cursor: "grab" } },
    },
    "panels",
  ),
)

export const moveForm = style(layered({ display: "grid", gap: tokens.space4, color: tokens.ink }, "panels"))

/** The current state of a delivery, over its drop-offs. */
export const now = style(layered({ display: "grid", gap: tokens.space3 }, "panels"))

export const steps = style(layered({ display: "flex", flexWrap: "wrap", gap: tokens.space2 }, "panels"))

/** Drop-offs, and under them what happened. */
export const progress = style(
  layered(
    {
      display: "grid",
      gridColumn: "1 / -1",
      gap: tokens.space5,
      maxInlineSize: 760,
      padding: `${tokens.space2} ${tokens.gutter}`,
    },
    "panels",
  ),
)

export const timeline = style(
  layered({ display: "grid", gap: tokens.space3, margin: 0, padding: 0, listStyle: "none" }, "panels"),
)
