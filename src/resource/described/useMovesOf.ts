import type { Resource } from "../../contract/resource/resource.ts"
import type { DescribedRow } from "./describedRow.ts"
import { movesOf } from "./moves.ts"
import { useUser } from "./useReserved.ts"

/** Returns the statuses the user may move a record to: authors do not approve what they wrote. */
export const useMovesOf = (resource: Resource, row: DescribedRow): ReadonlyArray<string> => {
  const user = useUser()
  const { author, approved = [] } = resource.status?.approval ?? {}
  const writer = author === undefined ? undefined : (row as Readonly<Record<string, unknown>>)[author]
  const isAuthor = user !== undefined && (writer as { readonly _id?: unknown } | undefined)?._id === user.id
  return isAuthor ? movesOf(resource, row).filter((to) => !approved.includes(to)) : movesOf(resource, row)
}
