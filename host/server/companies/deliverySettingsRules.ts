import { asc, eq, inArray } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { ValueTaken } from "../../../src/contract/resource/refusals.ts"
import { deliverySettings } from "../../../src/contract/resources/deliverySettings.ts"
import { query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { rulesOf } from "../resource/rules.ts"

const { deliverySettings: table } = tables

/** A company has its delivery areas once; whoever creates them waits for others of the same company. */
export const deliverySettingsRules = rulesOf(deliverySettings, {
  lock: (tx, owners) =>
    query(async () => {
      const ids = [...new Set(owners.flatMap(({ companyId }) => companyId ?? []))]
      await tx
        .select({ id: companies.id })
        .from(companies)
        .where(inArray(companies.id, ids))
        .orderBy(asc(companies.id))
        .for("no key update")
    }),
  create: ({ tx }, _, { companyId }) =>
    Effect.flatMap(
      query(() =>
        tx
          .select({ id: table.id })
          .from(table)
          .where(eq(table.companyId, companyId as number)),
      ),
      ([other]) => (other ? Effect.fail(new ValueTaken({ field: "owner" })) : Effect.succeed({})),
    ),
})
