import { derivedStatus } from "../resource/derivedStatus.ts"
import type { Resource } from "../resource/resource.ts"
import { type MenuData, type MenuList, menuLists } from "./menuData.ts"

/** Status of a row at a moment, in milliseconds since 1970: what was written, and what follows from time. */
export const statusAt = (
  { store }: Pick<MenuData, "store">,
  list: MenuList,
  row: { readonly status?: string },
  at: number,
): string | undefined =>
  derivedStatus(
    menuLists[list] as Resource,
    row.status,
    row as Readonly<Record<string, unknown>>,
    at,
    store.timeZone,
  )
