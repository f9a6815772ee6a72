import type { GlobalStyleRule } from "@vanilla-extract/css"
import { isolated } from "./isolated.ts"
import { inCascadeLayer, layeredInside } from "./layered.ts"
import { toCustomProperties } from "./tokens.ts"

/** The user's own few colors replace all others (high contrast of Windows); only the system's colors keep their meaning. */
export const forcedColors = "(forced-colors: active)"

const inForcedColors = (rule: GlobalStyleRule): GlobalStyleRule => ({ "@media": { [forcedColors]: rule } })

const filled = { accentMark: "Highlight", onMark: "HighlightText", successMark: "Highlight" }
const plain = ["ink", "inkMuted", "inkSubtle", "line", "lineStrong", "fieldLine", "focus"] as const
const marks = ["dangerMark", "infoMark", "warningMark", "neutralMark", "chartPast"] as const

// Marks drawn as a background, such as the line of a tab or the knob of a switch, stay visible in a system color.
inCascadeLayer(
  ".balcao, :host",
  inForcedColors({
    vars: toCustomProperties({
      ...filled,
      ...Object.fromEntries([...plain, ...marks].map((name) => [name, "CanvasText"])),
      surface: "Canvas",
      raised: "Canvas",
      onSolid: "Canvas",
      inkDisabled: "GrayText",
      chartGrid: "GrayText",
    }),
  }),
)

/** Rules for every element of ours in a state, above those of its part, so that no part has to remember forced colors. */
const state = (selector: string, rule: GlobalStyleRule) => {
  inCascadeLayer(`.balcao ${selector}`, inForcedColors(rule))
  layeredInside(`.${isolated} ${selector}`, inForcedColors(rule), "utilities")
}

const chosen = `:is([aria-selected="true"], [aria-pressed="true"], a[aria-current], button[aria-current], [data-selected], [data-chosen], [data-current])`
const focused = ":is(:has(:focus-visible), :focus-visible, [data-highlighted], :focus-visible [data-active])"
const late = '[data-urgency="late"]'
const soon = '[data-urgency="soon"]'

state(chosen, { outline: "2px solid Highlight", outlineOffset: -2 })
state(`${chosen}${focused}`, { outline: "6px double Highlight", outlineOffset: -3 })
state(":is([data-target], [data-over])", { outline: "3px dashed Highlight", outlineOffset: -3 })
state('[data-drop="before"] > td', { borderBlockStart: "3px solid Highlight" })
state('[data-drop="after"] > td', { borderBlockEnd: "3px solid Highlight" })
state(':is([aria-disabled="true"], [data-disabled], :disabled)', {
  color: "GrayText",
  borderColor: "GrayText",
})
state("[data-invalid]", { outline: "2px dashed CanvasText", outlineOffset: -2 })
state("[data-invalid]:is(:focus-within, :focus-visible)", { outlineWidth: 4 })
state(late, { outline: "2px solid CanvasText", outlineOffset: 1 })
state(soon, { outline: "2px dotted CanvasText", outlineOffset: 1 })
