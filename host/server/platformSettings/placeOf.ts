import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { SettingScope } from "../../../src/contract/settings/settingKeys.ts"
import { Forbidden, NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { companiesWithin } from "../access/reach.ts"
import { type Database, query } from "../db/database.ts"
import { companies, franchises } from "../db/schema.ts"
import type { Place } from "./settingStates.ts"

/** Place as named in a request. */
export interface RequestedPlace {
  readonly scope: SettingScope
  readonly id?: number
}

const platform = { scope: "PLATFORM", id: 0 } as const

const chainOf = (application: number, franchise?: number | null, company?: number): Place["chain"] => [
  platform,
  { scope: "APPLICATION", id: application },
  ...(franchise ? [{ scope: "FRANCHISE", id: franchise } as const] : []),
  ...(company === undefined ? [] : [{ scope: "COMPANY", id: company } as const]),
]

const ofCompany = async (db: Database, { reach }: Caller, id: number) => {
  const [found] = await db
    .select({ application: companies.applicationId, franchise: companies.franchise })
    .from(companies)
    .where(and(eq(companies.id, id), companiesWithin(reach)))
  return found && chainOf(found.application, found.franchise, id)
}

const ofFranchise = async (db: Database, { reach }: Caller, id: number) => {
  const [found] = await db
    .select({ application: franchises.applicationId })
    .from(franchises)
    .where(eq(franchises.id, id))
  const isWithin =
    reach.kind === "all" ||
    (reach.kind === "application" && reach.application === found?.application) ||
    (reach.kind === "franchise" && reach.franchises.includes(id))
  return found && isWithin ? chainOf(found.application, id) : undefined
}

const ofApplication = ({ reach }: Caller, id: number) =>
  reach.kind === "all" || (reach.kind === "application" && reach.application === id) ? chainOf(id) : undefined

/** The place settings are asked for, within the caller's reach; what is the platform's everybody reads who reads any. */
export const placeOf = Effect.fnUntraced(function* (
  db: Database,
  caller: Caller,
  { scope, id = 0 }: RequestedPlace,
) {
  const chain = yield* query(async (): Promise<Place["chain"] | undefined> => {
    if (scope === "PLATFORM") return [platform]
    if (scope === "APPLICATION") return ofApplication(caller, id)
    return scope === "FRANCHISE" ? ofFranchise(db, caller, id) : ofCompany(db, caller, id)
  })
  if (!chain) return yield* new NotFound()
  return { scope, chain } satisfies Place
})

const isWideEnough = ({ user }: Caller, scope: SettingScope) => {
  if (user.isRoot || scope === "COMPANY") return true
  if (scope === "PLATFORM") return false
  return user.isApplication || (scope === "FRANCHISE" && user.franchises.length > 0)
}

/** Fails for those whose membership is narrower than what they would change. */
export const checkWriter = (caller: Caller, scope: SettingScope) =>
  isWideEnough(caller, scope) ? Effect.void : Effect.fail(new Forbidden({ needs: [] }))
