import { globalStyle, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css"
import { layers } from "./layers.css.ts"

/** The name of a cascade layer. */
export type LayerName = keyof typeof layers

/** Puts a rule in one of our cascade layers, where any unlayered rule of the host page beats it. */
export const layered = (rule: Omit<StyleRule, "@layer">, layer: LayerName = "components"): StyleRule => ({
  "@layer": { [layers[layer]]: rule },
})

/** The same for a selector: what stands inside a class of ours (always start it with that class). */
export const layeredInside = (
  selector: string,
  rule: Omit<GlobalStyleRule, "@layer">,
  layer: LayerName = "components",
): void => globalStyle(selector, { "@layer": { [layers[layer]]: rule } })
