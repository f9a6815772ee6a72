import type { AnyRow } from "../editorRow.ts"
import type { MenuData, MenuLinks, MenuList, MenuRows } from "../menuData.ts"

/** A menu as a version of it is kept: its rows and links, without the store. */
export type MenuContent = MenuRows & MenuLinks

/** The part of a menu that a version keeps. */
export const contentOf = (data: MenuData): MenuContent => {
  const { version: _, store: __, follows: ___, followers: ____, ...content } = data
  return content
}

/** The rows of a list, whose fields are found by name. */
export const contentRows = (content: MenuContent, list: MenuList): ReadonlyArray<AnyRow> =>
  content[list] as ReadonlyArray<AnyRow>

/** The name of a row; empty for none. */
export const nameOf = (row: AnyRow | undefined): string => String(row?.["name"] ?? "")

/**
 * Fields of rows that no version decides: what is sold out and until when, stock, and costs. They are as they are now,
 * whichever version the public reads or somebody restores.
 */
const liveFields: Readonly<Record<MenuList, ReadonlyArray<string>>> = {
  menus: [],
  categories: [],
  items: ["soldOutUntil", "soldOutReason", "tracksStock", "stock", "cost"],
  groups: [],
  options: ["soldOutUntil", "soldOutReason", "cost"],
  ingredients: ["outUntil"],
}

/** Fields of a row that a version decides. */
export const versionFields = (list: MenuList, row: AnyRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !["_id", "version", "status", ...liveFields[list]].includes(name)),
  )

/** Fields of a row that no version decides, besides its status. */
export const liveValues = (list: MenuList, row: AnyRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => liveFields[list].includes(name)))

/** True of a row that is not on the menu, whoever looks. */
export const isHidden = ({ status }: { readonly status?: string | undefined }): boolean => status === "HIDDEN"

/** Ids of the pictures a menu shows. */
export const picturesIn = ({ items, options, categories, menus }: MenuContent): ReadonlyArray<number> => {
  const ids = [
    ...items.flatMap(({ images }) => images ?? []),
    ...options.map(({ image }) => image),
    ...categories.map(({ image }) => image),
    ...menus.map(({ cover }) => cover),
  ]
  return [...new Set(ids.flatMap((id) => (id === undefined || id === null ? [] : [Number(id)])))]
}
