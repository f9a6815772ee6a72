import { plainName } from "../../search/folded.ts"
import { idKey, sameId } from "../../wire/recordId.ts"
import { groupsOf, optionsIn, rowWithId } from "../lookups.ts"
import type { AnyRow } from "../editorRow.ts"
import type { GroupRow } from "../menuData.ts"
import type { MenuSource, SourceGroup } from "./menuSource.ts"
import { findRow, type Planning, refOf } from "./planning.ts"
import { codeFor, planRow } from "./planRow.ts"

type Values = Readonly<Record<string, unknown>>

/** True if a group here has at least half of a source's options, by their names. */
const isAlike = ({ base }: Planning, group: GroupRow, { options }: SourceGroup): boolean => {
  const own = new Set(optionsIn(base.options, group._id).map(({ name }) => plainName(name)))
  const shared = options.filter(({ name }) => own.has(plainName(name))).length
  return options.length === 0 || shared * 2 >= Math.min(options.length, own.size || 1)
}

/** The groups of the items here that the source's items with this group are. */
const groupsOfItems = (planning: Planning, { items }: MenuSource, key: string): ReadonlyArray<GroupRow> =>
  items.flatMap((item) => {
    if (!item.links?.some(({ group }) => group === key)) return []
    const found = findRow(planning, "items", item, refOf(planning, "categories", item.category))
    const links = found ? groupsOf(planning.base.itemGroups, found._id) : []
    return links.flatMap(({ group }) => rowWithId(planning.base.groups, group) ?? [])
  })

/** The group a source's group is: by its id and name, among those its items have, or by its name and options. */
const findGroup = (planning: Planning, source: MenuSource, group: SourceGroup): GroupRow | undefined => {
  const { base } = planning
  const internal = group.fields["internalName"]
  const isNamed = (one: GroupRow) => plainName(one.name) === plainName(group.name)
  const isInternal = (one: GroupRow) =>
    typeof internal === "string" && plainName(one.internalName ?? "") === plainName(internal)
  const isFree = (one: GroupRow) => !planning.taken.has(`groups ${idKey(one._id)}`)
  const named = base.groups.filter((one) => isNamed(one) && isFree(one))
  return (
    named.find((one) => group.id !== undefined && idKey(one._id) === group.id) ??
    named.find(isInternal) ??
    groupsOfItems(planning, source, group.key).find((one) => isNamed(one) && isFree(one)) ??
    named.find((one) => isAlike(planning, one, group))
  )
}

/** Prices of options, and limits of groups, that items have of their own stay theirs: links tell of them. */
const withoutOwn = (
  planning: Planning,
  list: "groups" | "options",
  found: AnyRow | undefined,
  fields: Values,
): Values => {
  if (!found) return fields
  const { itemGroups } = planning.base
  const isOwn =
    list === "groups"
      ? itemGroups.some((link) => sameId(link.group, found._id) && (link.min ?? link.max) !== undefined)
      : itemGroups.some(({ optionPrices = {} }) => Object.hasOwn(optionPrices, idKey(found._id)))
  const own = ["price", "min", "max"]
  return isOwn ? Object.fromEntries(Object.entries(fields).filter(([name]) => !own.includes(name))) : fields
}

const planOptions = (planning: Planning, group: SourceGroup) => {
  const ref = refOf(planning, "groups", group.key)
  if (ref === undefined) return
  for (const option of group.options) {
    const found = findRow(planning, "options", option, ref)
    const nested = refOf(planning, "groups", option.nested)
    const fields = {
      ...withoutOwn(planning, "options", found, option.fields),
      code: codeFor(option, found),
      ...(nested !== undefined && { nested }),
      ...(!found && { group: ref }),
    }
    planRow(planning, { list: "options", row: option, found, fields, initial: { price: 0 } })
  }
}

/** Plans groups, then their options, which may ask for any of the groups. */
export const planGroups = (planning: Planning, source: MenuSource): void => {
  for (const group of source.groups) {
    const found = findGroup(planning, source, group) as AnyRow | undefined
    planRow(planning, {
      list: "groups",
      row: group,
      found,
      fields: withoutOwn(planning, "groups", found, group.fields),
      initial: { kind: "CHOICE", min: 0, priceRule: "SUM", isActive: true },
    })
  }
  for (const group of source.groups) planOptions(planning, group)
}
