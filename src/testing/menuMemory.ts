import type { CompanyDelivery } from "../contract/companies/companyDeliveries.ts"
import type { ListedCompany } from "../contract/companies/companies.ts"
import { rowsIn } from "../contract/menu/changes/draft.ts"
import { type AnyRow, withoutEmpty } from "../contract/menu/editorRow.ts"
import {
  type MenuData,
  type MenuHours,
  type MenuLinks,
  type MenuList,
  menuListNames,
  menuLists,
  type MenuStore,
} from "../contract/menu/menuData.ts"
import type { MenuFollows } from "../contract/menu/following/follows.ts"
import type { MenuOp } from "../contract/menu/menuOps.ts"
import type { MenuContent } from "../contract/menu/versions/menuContent.ts"
import type { MenuVersion } from "../contract/menu/versions/menuVersionCalls.ts"
import { limits } from "../contract/limits.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { openingHours } from "../contract/resources/openingHours.ts"
import type { Order } from "../contract/orders/order.ts"
import { idKey, type Numbered } from "../contract/wire/recordId.ts"
import { type KeptRow } from "./resourceFilter.ts"
import { type DescribedLists, recordsIn } from "./resourceMemory.ts"
import { storedValues } from "./resourceValues.ts"

/** The menus of a backend's stores, besides the records of their lists. */
export interface MenuMemory {
  links: MenuLinks
  version: number
  /** Model stores by the store that follows them. */
  readonly follows: Map<number, MenuFollows>
  /** Changes that take copies back, by store, for each copy. */
  readonly copies: Array<ReadonlyMap<number, ReadonlyArray<MenuOp>>>
  /** Versions of the store's menu, the last one last. */
  versions: ReadonlyArray<KeptVersion>
  readonly publishes: "AUTO" | "MANUAL"
}

/** A version of a menu; one that changes join has no content yet. */
export interface KeptVersion extends Omit<MenuVersion, "counts" | "isOpen"> {
  readonly content?: MenuContent
}

/** The surroundings of the menus of a backend. */
export interface MenuPlace {
  readonly lists: DescribedLists
  readonly menus: MenuMemory
  readonly orders: ReadonlyMap<number, Numbered<Order>>
  readonly companies: ReadonlyArray<Numbered<ListedCompany>>
  readonly deliveries: { readonly rows: ReadonlyMap<number, Numbered<CompanyDelivery>> }
}

export const makeMenus = (
  links: Partial<MenuLinks> = {},
  publishes: MenuMemory["publishes"] = "AUTO",
): MenuMemory => ({
  versions: [],
  publishes,
  links: { itemGroups: [], itemIngredients: [], places: [], ...links },
  version: 1,
  follows: new Map(),
  copies: [],
})

/** True if the user may see the menu of a store: their own, or any of those staff of the platform reach. */
export const isStoreReached = ({ lists: { user }, companies }: MenuPlace, company: unknown): boolean =>
  user.company?._id === company ||
  ((!user.company || user.isRoot || user.isApplication) && companies.some(({ _id }) => _id === company))

const tableOf = ({ tables }: DescribedLists, list: MenuList) =>
  tables.find(({ resource }) => resource.name === menuLists[list].name)?.table

const rowsOf = (lists: DescribedLists, list: MenuList, company: number): ReadonlyArray<AnyRow> =>
  [...(tableOf(lists, list)?.rows.values() ?? [])]
    .filter(({ owner }) => owner === company)
    .toSorted((one, other) => one.position - other.position || one._id - other._id)
    .map(({ _id, version, status, values }) => ({
      _id,
      version,
      ...(status !== undefined && { status }),
      ...withoutEmpty((menuLists[list] as Resource).fields, values),
    }))

const storeOf = ({ lists, companies, deliveries }: MenuPlace, company: number): MenuStore => {
  const known = [lists.user.company, ...companies].find((one) => one?._id === company)
  const delivery = [...deliveries.rows.values()].find((one) => one.company?._id === company)
  const ofStore = recordsIn(lists, openingHours).filter(({ owner }) => owner?._id === company)
  const hours = ofStore.find(({ service }) => service === "DELIVERY") ?? ofStore[0]
  return {
    _id: company,
    name: known?.name ?? "",
    timeZone: known?.timeZone ?? limits.timeZone,
    ...(delivery && { isOpen: delivery.isOpen }),
    ...(delivery?.changesAt && { changesAt: delivery.changesAt }),
    ...(hours && { hours: { week: hours.week, exceptions: hours.exceptions } as MenuHours }),
  }
}

/** The menu of a store as it is now. */
export const menuOf = (place: MenuPlace, company: number): MenuData => {
  const { links, version, follows: all } = place.menus
  const follows = all.get(company)
  const followers = [...all.values()].filter(({ model }) => model._id === company).length
  const rows = Object.fromEntries(
    menuListNames.map((list) => [list, rowsOf(place.lists, list, company)]),
  ) as never as Pick<MenuData, MenuList>
  const items = new Set(rows.items.map(({ _id }) => idKey(_id)))
  const options = new Set(rows.options.map(({ _id }) => idKey(_id)))
  const isOwn = (id: unknown, ids: ReadonlySet<string>) => ids.has(idKey((id ?? "") as number))
  return {
    version,
    store: storeOf(place, company),
    ...rows,
    itemGroups: links.itemGroups.filter(({ item }) => isOwn(item, items)),
    itemIngredients: links.itemIngredients.filter(
      ({ item, option }) => isOwn(item, items) || isOwn(option, options),
    ),
    places: links.places.filter(({ item }) => isOwn(item, items)),
    ...(follows && { follows }),
    ...(followers > 0 && { followers }),
  }
}

const keptRow = (
  list: MenuList,
  company: number,
  { _id, version, status, ...values }: AnyRow,
  before: KeptRow | undefined,
): Omit<KeptRow, "position"> => {
  const { fields } = menuLists[list] as Resource
  const at = new Date().toISOString()
  return {
    _id: Number(_id),
    version,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
    owner: company,
    timeZone: before?.timeZone,
    status,
    values: storedValues(fields, values),
  }
}

const writeList = (lists: DescribedLists, list: MenuList, before: MenuData, after: MenuData) => {
  const table = tableOf(lists, list)
  if (!table || before[list] === after[list]) return
  const known = new Set(rowsIn(before, list))
  const rows = rowsIn(after, list)
  const remainingIds = new Set(rows.map(({ _id }) => Number(_id)))
  for (const { _id } of known) if (!remainingIds.has(Number(_id))) table.rows.delete(Number(_id))
  rows.forEach((row, index) => {
    const stored = table.rows.get(Number(row._id))
    const next = stored && known.has(row) ? stored : keptRow(list, Number(after.store._id), row, stored)
    table.rows.set(Number(row._id), { ...next, position: index + 1 })
  })
}

/** Keeps a menu after changes. */
export const keepMenu = ({ lists, menus }: MenuPlace, before: MenuData, after: MenuData): void => {
  for (const list of menuListNames) writeList(lists, list, before, after)
  const withChanged = <K extends keyof MenuLinks>(key: K): MenuLinks[K] => {
    const old = new Set<unknown>((before[key] as ReadonlyArray<unknown>).map((link) => JSON.stringify(link)))
    const otherLinks = (menus.links[key] as ReadonlyArray<unknown>).filter(
      (link) => !old.has(JSON.stringify(link)),
    )
    return [...otherLinks, ...after[key]] as never
  }
  menus.links = {
    itemGroups: withChanged("itemGroups"),
    itemIngredients: withChanged("itemIngredients"),
    places: withChanged("places"),
  }
  if (after.follows) menus.follows.set(Number(after.store._id), after.follows)
  menus.version += 1
}
