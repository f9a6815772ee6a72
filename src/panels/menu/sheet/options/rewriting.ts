import { type LinkOp, linkValues } from "../../../../contract/menu/changes/linkValues.ts"
import type { MenuData } from "../../../../contract/menu/menuData.ts"

/** A change that writes some values of a refused one over what is there now; all of it where somebody took the link away. */
export const rewriting = (
  data: MenuData,
  link: LinkOp,
  values: Readonly<Record<string, unknown>>,
): LinkOp => {
  const { was: _, ...whole } = link
  if ("isLinked" in values) return whole as LinkOp
  if (link.op === "ingredient") return { ...whole, ...values } as LinkOp
  const { item, group } = link
  const { min, max, ...prices } = values
  const { isLinked: __, min: ___, max: ____, ...now } = linkValues(data, link)
  const optionPrices = Object.fromEntries(
    Object.entries({ ...now, ...prices }).filter(([, cents]) => cents !== null),
  )
  const limits = Object.fromEntries(Object.entries({ min, max }).filter(([, value]) => value !== undefined))
  const written = Object.keys(prices).length > 0 && { optionPrices, was: { optionPrices: now } }
  return { op: "link", item, group, ...limits, ...written } as LinkOp
}
