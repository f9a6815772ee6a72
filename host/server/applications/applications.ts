import { and, eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { applications as contract } from "../../../src/contract/applications/applications.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { noRows, type Reach } from "../access/reach.ts"
import { query } from "../db/database.ts"
import { applications } from "../db/schema.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"
import { present } from "../users/userRows.ts"

/** One's own application; root reads every one. */
const within = (membership: Reach) => {
  if (membership.kind === "all") return undefined
  if (membership.kind === "none" || membership.application === null) return noRows
  return eq(applications.id, membership.application)
}

const columns = { _id: applications.id, name: applications.name, firebase: applications.firebase }

/** Applications, as those who work with them read them. */
export const applicationHandlers = ({ db }: Tools): HandlersOf<typeof contract> => ({
  get: Effect.fn("applications.get")(function* ({ params: { id }, caller: { membership } }) {
    const [found] = yield* query(() =>
      db
        .select(columns)
        .from(applications)
        .where(and(eq(applications.id, Number(id)), within(membership))),
    )
    return found ? present(found) : yield* new NotFound()
  }),
})
