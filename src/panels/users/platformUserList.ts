import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { SessionUser } from "../../api/session.ts"
import { companyFilter } from "../../business/companyFilter.ts"
import { allows } from "../../contract/access/access.ts"
import { applicationAdmin } from "../../contract/applications/applicationAdmin.ts"
import { platformUserRecords } from "../../contract/users/platformUserRecords.ts"
import { type PlatformUser, platformUsers } from "../../contract/users/platformUsers.ts"
import type { ListCalls } from "../../resource/described/parts.ts"
import type { OwnBulkAction } from "../../resource/described/ownActions.ts"
import type { FilterSpec } from "../../resource/FilterSpec.ts"
import { recordOption } from "../../resource/recordOption.ts"
import { fileTexts, richFinding } from "../../resource/described/richFinding.ts"
import { rightLeft } from "../../resource/described/icons.ts"
import { blockingMany, type UserRefusal } from "./explain.ts"
import { platformUserRow, type PlatformUserRow } from "../../contract/users/platformUserRow.ts"

const byCompany = companyFilter<PlatformUserRow>("company")

const byApplication: FilterSpec<PlatformUserRow> = {
  id: "applicationId",
  options: (api, name) =>
    Effect.map(api.call(applicationAdmin.search, { query: { name } }), (found) =>
      found.map((one) => recordOption(one._id, one.name)),
    ),
  isSearched: true,
  recordIdOf: ({ application }) => application?._id,
  toFilter: (_, applicationId) => ({ applicationId }),
}

/**
 * Calls of the second API that find and delete users: `person` is the search; it supports companies and applications.
 */
export const platformUserListOf = (
  viewer: SessionUser | undefined,
): ListCalls<typeof platformUserRecords, UserRefusal> => ({
  find: platformUsers.page,
  rowOf: platformUserRow,
  isOwnerless: true,
  filter: (search) => ({ person: search }),
  filters: (viewed) => {
    if (viewed) return []
    return viewer && allows(applicationAdmin.search.access, viewer) ? [byCompany, byApplication] : [byCompany]
  },
  richer: richFinding(platformUserRecords, platformUsers.find),
  cellTexts: fileTexts(platformUserRecords),
  remove: (api, { _id }) => api.call(platformUsers.remove, { params: { id: _id } }),
  locked: (word, { _id }) => (_id === viewer?.id ? word("ownLocked") : undefined),
})

/** Blocks or unblocks a user: the whole record goes back as it came, so that a platform that replaces it loses nothing. */
export const changeActive = (api: Api, row: PlatformUserRow, isActive: boolean) => {
  const { company, application: _, type: __, lastLoginAt: ___, ...user } = row as PlatformUser
  const body = { ...user, isActive, ...(company && { company: company._id }) }
  return api.call(platformUsers.save, { params: { id: user._id }, body })
}

/** Blocks or unblocks many. */
export const changeManyActive: OwnBulkAction<typeof platformUserRecords> = {
  id: "active",
  icon: rightLeft,
  choices: ["block", "unblock"],
  refusals: blockingMany,
  change: (api, row, choice) =>
    row.isActive === (choice === "unblock") ? Effect.void : changeActive(api, row, choice === "unblock"),
}
