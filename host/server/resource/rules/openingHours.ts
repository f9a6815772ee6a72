import { openingHours } from "../../../../src/contract/resources/openingHours.ts"
import { settleOpenings } from "../../companies/openings.ts"
import type { StoreClock } from "../../companies/storeHours.ts"
import { query } from "../../db/database.ts"
import { rulesOf } from "../rules.ts"

/** Stores open and close by their hours as soon as these are written. */
export const openingHoursRules = (clock: StoreClock) =>
  rulesOf(openingHours, {
    written: (tx, owners) => {
      const ids = [...new Set(owners.flatMap(({ companyId }) => companyId ?? []))]
      return query(() => settleOpenings(tx, clock, ids))
    },
  })
