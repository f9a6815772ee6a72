import { plainName } from "../../../search/folded.ts"
import type { MenuSource, SourceCategory, SourceItem } from "../menuSource.ts"
import { type GroupReading, linksOf } from "./readGroups.ts"
import { readHours } from "./readHours.ts"
import { cut, readCode, readPrice, readProduct } from "./readItem.ts"
import {
  makeNotes,
  type Node,
  nodesIn,
  type Notes,
  numberIn,
  pathOf,
  rootNode,
  textIn,
  textsIn,
} from "./reader.ts"

const isUuid = (id: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)

/** Records of a list by their ids; a record that nothing can name is told. */
const byId = (root: Node, name: string, notes: Notes): ReadonlyMap<string, Node> =>
  new Map(
    nodesIn(root, name).flatMap((node) => {
      const id = textIn(node, "id")
      if (id === undefined) notes.add("noId", node)
      return id === undefined ? [] : [[id, node] as const]
    }),
  )

/** Finds the records that ids name; an id of nothing is told. */
const named = (
  owner: Node,
  name: string,
  records: ReadonlyMap<string, Node>,
  notes: Notes,
): ReadonlyArray<Node> =>
  textsIn(owner, name).flatMap((id, at) => {
    const found = records.get(id)
    if (!found)
      notes.all.push({
        kind: "dangling",
        place: { path: `${owner.at}${name}[${at}]` },
        of: textIn(owner, "name"),
        written: id,
      })
    return found ? [found] : []
  })

/** Items that are offered; those that are options alone may have the same codes. */
const soldItems = (root: Node): ReadonlyArray<Node> => {
  const offers = [root, ...nodesIn(root, "categories")].flatMap((node) => nodesIn(node, "itemOffers"))
  const ids = new Set(offers.map((offer) => textIn(offer, "itemId")))
  return nodesIn(root, "items").filter((item) => ids.has(textIn(item, "id")))
}

/** Codes that stand on items of several names, which therefore name none of them. */
const sharedCodes = (items: ReadonlyArray<Node>, notes: Notes): ReadonlySet<string> => {
  const first = new Map<string, Node>()
  const shared = new Set<string>()
  for (const item of items) {
    const code = textIn(item, "externalCode")
    if (code === undefined) continue
    const known = first.get(code)
    if (!known) first.set(code, item)
    else if (plainName(textIn(known, "name") ?? "") !== plainName(textIn(item, "name") ?? "")) {
      shared.add(code)
      notes.add("sharedCode", item, "externalCode")
    }
  }
  return shared
}

const noteForm = (root: Node, categories: ReadonlyArray<Node>, notes: Notes) => {
  const strange = ["categories", "items", "itemOffers", "optionGroups"]
    .flatMap((name) => nodesIn(root, name))
    .find((node) => !isUuid(textIn(node, "id") ?? ""))
  if (strange && textIn(strange, "id") !== undefined) notes.add("idForm", strange, "id")
  const places = categories.map((category) => numberIn(category, "index"))
  const repeated = places.findIndex((place, at) => place !== undefined && places.indexOf(place) < at)
  const category = categories[repeated]
  if (category) notes.add("sameIndex", category, "index")
}

const inOrder = (nodes: ReadonlyArray<Node>) =>
  nodes.toSorted((one, other) => (numberIn(one, "index") ?? 0) - (numberIn(other, "index") ?? 0))

/** A menu while it is read. */
interface Reading extends GroupReading {
  readonly root: Node
  readonly items: ReadonlyMap<string, Node>
  readonly offers: ReadonlyMap<string, Node>
  readonly groupNodes: ReadonlyMap<string, Node>
  /** Codes that name no item. */
  readonly shared: ReadonlySet<string>
  readonly hoursOf: ReturnType<typeof readHours>
  readonly categories: Array<SourceCategory>
  readonly read: Array<SourceItem>
}

const beginReading = (root: Node): Reading => {
  const notes = makeNotes()
  const items = byId(root, "items", notes)
  return {
    root,
    notes,
    items,
    itemOf: (option) => items.get(textIn(option, "itemId") ?? ""),
    offers: byId(root, "itemOffers", notes),
    groupNodes: byId(root, "optionGroups", notes),
    groups: new Map(),
    shared: sharedCodes(soldItems(root), notes),
    hoursOf: readHours(root, notes),
    categories: [],
    read: [],
  }
}

const groupsOf = ({ groupNodes, notes }: Reading, offer: Node): ReadonlyArray<Node> => {
  const embedded = nodesIn(offer, "optionGroups")
  return inOrder(embedded.length > 0 ? embedded : named(offer, "optionGroupsId", groupNodes, notes))
}

const addItem = (reading: Reading, offer: Node, category: string | undefined): void => {
  const { notes, shared } = reading
  const item = reading.itemOf(offer) ?? (textIn(offer, "name") === undefined ? undefined : offer)
  if (!item) return notes.add("dangling", offer, "itemId")
  const name = cut(item, "name", 80, notes)
  if (name === undefined) return notes.add("noName", item)
  const { fields, initial } = readProduct(item, notes)
  const { id, code } = readCode(item)
  const price = readPrice(offer, offer.value["unityPrice"] === undefined ? "price" : "unityPrice", notes)
  return void reading.read.push({
    key: offer.at,
    place: pathOf(offer),
    name,
    ...(id !== undefined && { id }),
    ...(code !== undefined && id !== undefined && !shared.has(id) && { code }),
    fields: {
      ...fields,
      ...price,
      ...(textIn(offer, "subcategoryId") === undefined && reading.hoursOf(offer)),
    },
    initial,
    ...(textIn(offer, "status") === "UNAVAILABLE" && { status: "OUT_OF_STOCK" }),
    ...(category !== undefined && { category }),
    links: linksOf(reading, groupsOf(reading, offer)),
  })
}

const addCategory = (reading: Reading, node: Node, parent?: string): string | undefined => {
  const { notes } = reading
  const name = cut(node, "name", 60, notes)
  if (name === undefined) return void notes.add("noName", node)
  const description = cut(node, "description", 300, notes)
  const key = textIn(node, "id") ?? node.at
  reading.categories.push({
    key,
    place: pathOf(node),
    name,
    ...readCode(node),
    fields: { ...(description !== undefined && { description }), ...reading.hoursOf(node) },
    initial: { isActive: textIn(node, "status") !== "UNAVAILABLE" },
    ...(parent !== undefined && { parent }),
  })
  return key
}

/** Reads a category with its offers; returns the ids of these. */
const addOffers = (reading: Reading, node: Node): ReadonlyArray<string> => {
  const key = addCategory(reading, node)
  const within = new Map(
    nodesIn(node, "subcategories").map((one) => [textIn(one, "id"), addCategory(reading, one, key)] as const),
  )
  const embedded = nodesIn(node, "itemOffers")
  const offers =
    embedded.length > 0 ? inOrder(embedded) : named(node, "itemOfferId", reading.offers, reading.notes)
  for (const offer of offers) addItem(reading, offer, within.get(textIn(offer, "subcategoryId")) ?? key)
  return offers.flatMap((offer) => textIn(offer, "id") ?? [])
}

/** Reads `Merchant` of Open Delivery 1 or `MenuSnapshot` of 2; undefined for JSON that is neither. */
export const readOpenDelivery = (json: unknown): MenuSource | undefined => {
  const root = rootNode(json)
  if (!root || nodesIn(root, "categories").length + nodesIn(root, "itemOffers").length === 0) return undefined
  const reading = beginReading(root)
  const { categories, groups, read, notes } = reading
  const ordered = inOrder(nodesIn(root, "categories"))
  noteForm(root, ordered, notes)
  const sold = new Set(ordered.flatMap((node) => addOffers(reading, node)))
  for (const [id, offer] of reading.offers)
    if (!sold.has(id)) {
      notes.add("unusedItem", offer, "id", textIn(reading.itemOf(offer) ?? offer, "name"))
      addItem(reading, offer, undefined)
    }
  return { categories, groups: [...groups.values()], items: read, oddities: notes.all }
}
