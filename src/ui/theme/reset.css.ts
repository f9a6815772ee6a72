import type { GlobalStyleRule } from "@vanilla-extract/css"
import { isolatedInside } from "./isolated.ts"
import { layeredInside } from "./layered.ts"

const reset = (selector: string, rule: GlobalStyleRule) => layeredInside(selector, rule, "reset")

for (const part of ["", "::before", "::after", "::placeholder", "::file-selector-button"])
  reset(isolatedInside("*", part), { all: "revert" })

// Attributes of drawings count as rules of the page, and `revert` would lose them.
reset(isolatedInside(":is(svg, svg *, img, canvas)"), {
  all: "revert-layer",
  display: "inline",
  padding: 0,
  border: 0,
  verticalAlign: "baseline",
})

// So does what makes an element one that is dragged.
reset(isolatedInside("[draggable=true]"), {
  userSelect: "none",
  WebkitUserDrag: "element",
} as GlobalStyleRule)
