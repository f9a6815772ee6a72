import { globalStyle, type GlobalStyleRule, type StyleRule } from "@vanilla-extract/css"
import { cascadeLayer } from "./layers.css.ts"

/**
 * The layers of our rules, each above those before it. They are no cascade layers, which any rule of the host page
 * outside of layers overrides: each is a number of ids that the page's own selectors do not reach
 * (docs/decisions/0057). `reset` takes back what the page says about elements.
 */
const ids = { reset: 3, base: 4, components: 5, panels: 6, utilities: 7 }

/** The name of a layer. */
export type LayerName = keyof typeof ids

/** Matches every element, with the specificity of a layer. */
const raised = (layer: LayerName): string => `:not(${"#_".repeat(ids[layer])})`

/** The selectors of a list; commas inside of brackets belong to one of them. */
const selectorsIn = (list: string): readonly string[] => list.split(/,\s*(?![^(]*\))/)

/** A selector of a global rule; what follows `:host` is raised, because nothing else may stand beside that. */
const raise = (selector: string, layer: LayerName): string =>
  selectorsIn(selector)
    .map((one) => one.replace(/^(:host\(.*?\) )?/, `$1${raised(layer)}`))
    .join(", ")

const raiseOwn = (selector: string, layer: LayerName): string =>
  selectorsIn(selector)
    .map((one) => one.replace("&", `&${raised(layer)}`))
    .join(", ")

const conditions = ["@media", "@supports", "@container"]

/** A rule whose pseudo-classes and pseudo-elements are in `selectors`. */
type Rule = Omit<StyleRule, "@layer" | `:${string}`>

const mapEntries = <A, B>(
  styles: Readonly<Record<string, A>>,
  change: (name: string, value: A) => readonly [string, B],
): Readonly<Record<string, B>> =>
  Object.fromEntries(Object.entries(styles).map(([name, value]) => change(name, value)))

/** Puts a rule in one of our layers. What a rule of the page says counts only if it is `!important`. */
export const layered = ({ selectors = {}, ...rule }: Rule, layer: LayerName = "components"): StyleRule => {
  const entries = Object.entries(rule)
  const own = entries.filter(([name]) => !conditions.includes(name))
  const conditional = entries.filter(([name]) => conditions.includes(name))
  return {
    selectors: {
      ...(own.length > 0 && { [`&${raised(layer)}`]: Object.fromEntries(own) }),
      ...mapEntries(selectors, (selector, inner) => [raiseOwn(selector, layer), inner]),
    },
    ...mapEntries(
      Object.fromEntries(conditional) as Record<string, Record<string, Rule>>,
      (name, queries) => [name, mapEntries(queries, (query, inner) => [query, layered(inner, layer)])],
    ),
  }
}

/** The same for a global selector; start it with a class of ours, so that it cannot match the host page. */
export const layeredInside = (
  selector: string,
  rule: Omit<GlobalStyleRule, "@layer">,
  layer: LayerName = "components",
): void => globalStyle(raise(selector, layer), rule)

/** Puts a rule in our cascade layer, for the host page to override. */
export const inCascadeLayer = (selector: string, rule: Omit<GlobalStyleRule, "@layer">): void =>
  globalStyle(selector, { "@layer": { [cascadeLayer]: rule } })
