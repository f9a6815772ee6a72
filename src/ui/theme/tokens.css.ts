import { createGlobalVar } from "@vanilla-extract/css"
import { givenValues, registered } from "./given.ts"
import { isolated } from "./isolated.ts"
import { inCascadeLayer } from "./layered.ts"
import { scale } from "./scale.ts"
import { toCustomProperties, declaredTokens } from "./tokens.ts"

export { tokens } from "./tokens.ts"

for (const { name, syntax, usual } of registered)
  createGlobalVar(name.slice(2), { syntax, inherits: true, initialValue: usual })

const touchRows = { row: `max(56px, ${givenValues.rowHeight})`, bar: "60px", gutter: "16px" }

inCascadeLayer(".balcao, :host", {
  vars: declaredTokens,
  "@media": {
    // Touch targets are 44 px.
    "(pointer: coarse)": {
      vars: toCustomProperties({ controlSm: "36px", control: "44px", controlLg: "48px", ...touchRows }),
    },
    "(prefers-contrast: more)": {
      vars: toCustomProperties({
        line: "light-dark(oklch(0.6 0.008 78), oklch(0.56 0.008 78))",
        lineStrong: "light-dark(oklch(0.45 0.008 78), oklch(0.7 0.008 78))",
        fieldLine: "var(--balcao-ink)",
        inkMuted: "var(--balcao-ink)",
        inkSubtle: "light-dark(oklch(0.4 0.01 72), oklch(0.82 0.007 78))",
      }),
    },
    "(prefers-reduced-motion: reduce)": {
      vars: toCustomProperties({ fast: "0ms", normal: "0ms", slow: "0ms" }),
    },
  },
})

const { row, rowHead, bar, gutter } = scale

inCascadeLayer(`.${isolated}[data-density="comfortable"]`, {
  vars: toCustomProperties({ row, rowHead, bar, gutter }),
  "@media": { "(pointer: coarse)": { vars: toCustomProperties(touchRows) } },
})

inCascadeLayer(`:is(.balcao, .${isolated})[data-density="compact"]`, {
  vars: toCustomProperties({
    row: `calc(${givenValues.rowHeight} * 0.8)`,
    rowHead: `calc(${givenValues.rowHeight} * 0.8)`,
    bar: "44px",
    gutter: "16px",
  }),
})
