import { globalStyle, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css"
import { layers } from "./layers.css.ts"

/** The name of a cascade layer. */
export type LayerName = keyof typeof layers

/** Puts a rule in one of our cascade layers, so that any unlayered rule of the host page overrides it. */
export const layered = (rule: Omit<StyleRule, "@layer">, layer: LayerName = "components"): StyleRule => ({
  "@layer": { [layers[layer]]: rule },
})

/** The same for a global selector; start it with a class of ours, so that it cannot match the host page. */
export const layeredInside = (
  selector: string,
  rule: Omit<GlobalStyleRule, "@layer">,
  layer: LayerName = "components",
): void => globalStyle(selector, { "@layer": { [layers[layer]]: rule } })
