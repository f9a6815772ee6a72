import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { branchDigit } from "../../../src/contract/finance/branchDigit.ts"
import { bankBranches } from "../../../src/contract/resources/bankBranches.ts"
import { countryStates } from "../../../src/contract/resources/countryStates.ts"
import { offerCities } from "../../../src/contract/resources/offerCities.ts"
import { paymentTypes } from "../../../src/contract/resources/paymentTypes.ts"
import type { BodyOf } from "../../../src/contract/resource/resource.ts"
import { query } from "../db/database.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { badRequest } from "../http/issues.ts"
import { type RuleScope, rulesOf } from "../resource/rules.ts"
import { tables } from "../db/described/tables.ts"

const { banks, offerCities: cities, paymentMethods } = tables

type Branch = Partial<BodyOf<typeof bankBranches>>

/** Refuses a check digit that the bank would not have given this number: money sent to such a branch comes back days later. */
const checkBranch = Effect.fnUntraced(function* (
  { tx, language }: RuleScope,
  { bank, number, checkDigit }: Branch,
) {
  if (!bank || !number || !checkDigit) return {}
  const [found] = yield* query(() =>
    tx
      .select({ code: sql<string | null>`${banks.code}` })
      .from(banks)
      .where(eq(banks.id, Number(bank))),
  )
  const right = found?.code ? branchDigit(found.code, number) : undefined
  if (right === undefined || right === checkDigit.toUpperCase()) return {}
  return yield* badRequest([{ path: "body.checkDigit", code: "invalid" }], language)
})

/** A branch's check digit follows from its number, where its bank's rule is known. */
export const branchRules = rulesOf(bankBranches, {
  create: checkBranch,
  save: (at, before, body) => checkBranch(at, { ...before, bank: before.bank?._id, ...body } as Branch),
})

export const paymentTypeRules = rulesOf(paymentTypes, {
  derive: (id) => ({ methods: sql`(select count(*)::int from ${paymentMethods} m where m.type = ${id})` }),
})

/** States are the platform's, cities an application's: each reader is told how many of theirs there are. */
export const stateRules = rulesOf(countryStates, {
  counts: (id, reach, db) => {
    const within = recordsWithin(offerCities, cities, reach, db)
    return { cities: sql`(select count(*)::int from ${cities} where ${and(sql`state = ${id}`, within)})` }
  },
})
