import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import { groupsOf, rowWithId } from "../lookups.ts"
import type { ItemGroup } from "../menuData.ts"
import type { OpNamed } from "../menuOps.ts"
import { optionPrice } from "../price.ts"
import type { SourceItem, SourceLink } from "./menuSource.ts"
import { type Planning, refOf, tryOps } from "./planning.ts"
import { isJump, leaveOut, note } from "./planRow.ts"

type Limits = Pick<OpNamed<"link">, "min" | "max">

/** Limits of a group in an item that differ from those of the group; only where they are others than now. */
const limitsOf = (
  planning: Planning,
  link: SourceLink,
  groupRef: RecordId,
  now: ItemGroup | undefined,
): Limits => {
  const group = rowWithId(planning.data.groups, groupRef)
  const differs = (name: "min" | "max") =>
    link[name] !== undefined && link[name] !== (now?.[name] ?? group?.[name])
  return {
    ...(differs("min") && { min: link.min ?? 0 }),
    ...(differs("max") && { max: link.max ?? 1 }),
  }
}

interface NewPrice {
  readonly key: string
  readonly before: number
  readonly after: number
}

/** Prices of options in an item that are others than now. One whose option is asked about waits for the answer. */
const newPrices = (planning: Planning, { prices = [] }: SourceLink, now: ItemGroup | undefined) => {
  const { asked } = planning
  return prices.flatMap(({ option: key, size, cents }): ReadonlyArray<NewPrice> => {
    const option = rowWithId(planning.data.options, refOf(planning, "options", key))
    const sizeRef = refOf(planning, "options", size)
    if (!option || asked.has(`options ${key}`) || (size !== undefined && sizeRef === undefined)) return []
    const before = optionPrice(now, option, sizeRef)
    const ids = sizeRef === undefined ? [option._id] : [sizeRef, option._id]
    return before === cents ? [] : [{ key: ids.map(idKey).join(":"), before, after: cents }]
  })
}

/** The prices of an item's options after an import; none of them where a person has to allow a jump first. */
const pricesOf = (planning: Planning, item: SourceItem, link: SourceLink, now: ItemGroup | undefined) => {
  const changed = newPrices(planning, link, now)
  const key = `${item.key}/${link.group}`
  const jump = now && changed.find(({ before, after }) => isJump({ field: "price", before, after }))
  if (jump && !planning.options.accepted?.has(`items ${key}`)) {
    const changes = [{ field: "price", before: jump.before, after: jump.after }]
    note(planning, { list: "items", row: { ...item, key } }, "asks", { changes })
    return {}
  }
  const prices = Object.fromEntries(changed.map(({ key: ids, after }) => [ids, after] as const))
  return changed.length === 0 ? {} : { optionPrices: { ...now?.optionPrices, ...prices } }
}

const planLink = (planning: Planning, item: SourceItem, itemRef: RecordId, link: SourceLink): boolean => {
  const group = refOf(planning, "groups", link.group)
  if (group === undefined) return false
  const now = groupsOf(planning.data.itemGroups, itemRef).find((one) => sameId(one.group, group))
  const more = { ...limitsOf(planning, link, group, now), ...pricesOf(planning, item, link, now) }
  if (now && Object.keys(more).length === 0) return false
  const refusal = tryOps(planning, [{ op: "link", item: itemRef, group, ...more }])
  if (refusal)
    leaveOut(
      planning,
      { list: "items", row: { ...item, key: `${item.key}/${link.group}` } },
      { kind: "rules", refusal },
    )
  return refusal === undefined
}

/** Plans the option groups of items. An item that changes in nothing else is one that changes by them. */
export const planLinks = (planning: Planning, items: ReadonlyArray<SourceItem>): void => {
  for (const item of items) {
    const ref = refOf(planning, "items", item.key)
    if (ref === undefined) continue
    const changed = (item.links ?? []).filter((link) => planLink(planning, item, ref, link))
    if (changed.length === 0) continue
    const at = planning.rows.findIndex(({ key }) => key === `items ${item.key}`)
    if (planning.rows[at]?.outcome !== "same") continue
    planning.rows.splice(at, 1)
    note(planning, { list: "items", row: item }, "change", {
      changes: [{ field: "groups", before: undefined, after: changed.length }],
    })
  }
}
