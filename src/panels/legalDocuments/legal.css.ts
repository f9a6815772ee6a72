import { style } from "@vanilla-extract/css"
import { layered, layeredInside } from "../../ui/theme/layered.ts"
import { tokens } from "../../ui/theme/tokens.css.ts"

export const whole = style(
  layered({ gridColumn: "1 / -1", display: "grid", gap: tokens.space4, minInlineSize: 0 }, "panels"),
)

/** As wide as one reads. */
export const sheet = style(
  layered(
    {
      display: "grid",
      gap: tokens.space4,
      maxInlineSize: 640,
      padding: tokens.space5,
      border: `1px solid ${tokens.line}`,
      borderRadius: tokens.radiusControl,
      background: tokens.surface,
    },
    "panels",
  ),
)

export const title = style(
  layered({ fontSize: tokens.textXl, lineHeight: tokens.leadingXl, overflowWrap: "anywhere" }, "panels"),
)

/** Paragraphs of two texts, one under the other. */
export const changes = style(
  layered({ display: "grid", gap: tokens.space2, maxInlineSize: 720, overflowWrap: "anywhere" }, "panels"),
)
layeredInside(
  `${changes} > li`,
  { paddingInline: tokens.space3, borderInlineStart: `2px solid ${tokens.surface}`, whiteSpace: "pre-line" },
  "panels",
)
layeredInside(`${changes} > [data-change=same]`, { color: tokens.inkSubtle }, "panels")
layeredInside(
  `${changes} > [data-change=added]`,
  { borderColor: tokens.successText, background: tokens.successSoft },
  "panels",
)
layeredInside(
  `${changes} > [data-change=removed]`,
  { borderColor: tokens.dangerText, background: tokens.dangerSoft },
  "panels",
)
layeredInside(
  `${changes} > li > :is(ins, del)`,
  { textDecoration: "none", "@media": { "(forced-colors: active)": { textDecoration: "underline" } } },
  "panels",
)
layeredInside(`${changes} > li > del`, { textDecoration: "line-through" }, "panels")
