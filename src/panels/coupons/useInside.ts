import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { callsOf } from "../../contract/resource/calls.ts"
import { menuCategories } from "../../contract/resources/menuCategories.ts"
import { menuItems } from "../../contract/resources/menuItems.ts"
import { grouped } from "../../contract/wire/grouped.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { readAll } from "../../resource/readAll.ts"
import type { CouponRuleFields, InsideOf } from "./conflicts.ts"

/** Items of the categories that coupons name which are looked through: a store with more does not get them all over the wire. */
const maxItems = 1000

const isFilled = (value: unknown) => Array.isArray(value) && value.length > 0

/** True if two of these coupons can only be compared by what is inside categories: one names some, others anything else. */
const needsMenu = (coupons: ReadonlyArray<CouponRuleFields>): boolean =>
  coupons.some(({ categories }) => isFilled(categories)) &&
  coupons.filter(({ items, categories }) => isFilled(items) || isFilled(categories)).length > 1

/** Answers what is inside each category of the store's menu; nothing until it is loaded, and where the user may not read it. */
export const useInside = (
  owner: RecordId | undefined,
  coupons: ReadonlyArray<CouponRuleFields>,
): InsideOf => {
  const { client } = usePanel()
  const isNeeded = owner !== undefined && needsMenu(coupons)
  const load = useMemo(() => {
    if (!isNeeded) return Effect.succeed(undefined)
    const query = { filter: { owner: [owner] }, sortField: "id", sortOrder: "asc" } as const
    const key = ({ _id }: { readonly _id: RecordId }) => _id
    const { api } = client
    return Effect.all({
      categories: readAll(api, { find: callsOf(menuCategories).find, key }, query),
      items: readAll(api, { find: callsOf(menuItems).find, key }, query, maxItems),
    })
  }, [client, isNeeded, owner])
  const { data } = useRemote(load).remote
  return useMemo(() => {
    const byParent = grouped(data?.categories ?? [], ({ parent }) => String(parent?._id))
    const byCategory = grouped(data?.items ?? [], ({ category }) => String(category._id))
    return (id) => {
      const categories = (byParent.get(id) ?? []).map(({ _id }) => String(_id))
      const items = [id, ...categories].flatMap((one) => byCategory.get(one) ?? [])
      return { items: items.map(({ _id }) => String(_id)), categories }
    }
  }, [data])
}
