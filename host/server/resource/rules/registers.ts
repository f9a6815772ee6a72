import { and, sql } from "drizzle-orm"
import { braspagSubordinates } from "../../../../src/contract/resources/braspagSubordinates.ts"
import { countryStates } from "../../../../src/contract/resources/countryStates.ts"
import { offerCities } from "../../../../src/contract/resources/offerCities.ts"
import { paymentTypes } from "../../../../src/contract/resources/paymentTypes.ts"
import {
  braspagSubordinates as sellers,
  offerCities as cities,
  paymentMethods,
} from "../../db/resourceSchema.ts"
import { recordsWithin } from "../resourceReach.ts"
import { rulesOf } from "../rules.ts"

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

/** A seller is paid once Braspag has approved it and its bank account is the one it says. */
export const sellerRules = rulesOf(braspagSubordinates, {
  derive: (id) => ({
    canSell: sql`(select s.status like 'APPROVED%' and coalesce(s.bank_check = 'VALID', false)
      from ${sellers} s where s.id = ${id})`,
  }),
})
