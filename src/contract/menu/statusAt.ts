import { derivedStatus } from "../resource/derivedStatus.ts"
import type { Resource } from "../resource/resource.ts"
import { type MenuData, type MenuList, menuLists } from "./menuData.ts"

/** Status of a row at a moment, in milliseconds since 1970: what was written, and what follows from time. */
export const statusAt = (
  { store }: Pick<MenuData, "store">,
  list: MenuList,
  row: { readonly status?: string },
  at: number,
): string | undefined => {
  const resource: Resource = menuLists[list]
  const { status } = row
  // Most rows are in a status that nothing follows from, and there are thousands.
  if (!resource.status?.derived?.some(({ from }) => from.some((one) => one === status))) return status
  return derivedStatus(resource, status, row as Readonly<Record<string, unknown>>, at, store.timeZone)
}
