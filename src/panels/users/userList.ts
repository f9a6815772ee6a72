import * as Effect from "effect/Effect"
import { userRecords, type UserRow, userRow } from "../../contract/users/userRecords.ts"
import { users } from "../../contract/users/users.ts"
import { filtersOf } from "../../resource/described/filtersOf.ts"
import { fileCells } from "../../resource/described/richFinding.ts"
import type { ListCalls } from "../../resource/described/parts.ts"
import type { FilterSpec } from "../../resource/FilterSpec.ts"
import type { UserRefusal } from "./explain.ts"
import { readTitles } from "./RoleTitles.tsx"

const filters = filtersOf(userRecords).map((one) => ({ ...one, extra: "filters" }) as FilterSpec<UserRow>)

/** Calls that find, delete and export users for this user, who cannot delete themselves. */
export const userListOf = (viewer: number | undefined): ListCalls<typeof userRecords, UserRefusal> => ({
  find: users.find,
  rowOf: userRow,
  sorts: ["id", "username", "email", "fullname"],
  filter: (search) => ({ lastName: search, username: search, email: search, fillname: search }),
  filters: (viewed) => filters.filter(({ id }) => viewed === undefined || id !== "company"),
  remove: (api, { _id }) => api.call(users.remove, { params: { id: Number(_id) } }),
  locked: (word, { _id }) => (_id === viewer ? word("ownLocked") : undefined),
  removeMany: users.removeMany,
  exporting: users.export,
  cellTexts: (api, locale) =>
    Effect.map(readTitles(api), (titles) => ({
      ...fileCells(userRecords, locale),
      roles: ({ roles }) => roles.map(({ _id }) => titles.get(String(_id)) ?? `#${_id}`).join(", "),
    })),
  firstWait: "firstList",
})
