import * as Effect from "effect/Effect"
import { personFacts } from "../../../src/contract/people/personFacts.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { query } from "../db/database.ts"
import { type KnownPerson, lockPeople, markDuplicates } from "./samePeople.ts"
import { subscribeByDefault } from "./topicAudience.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import { rulesOf } from "../resource/rules.ts"

const now = () => new Date().toISOString()

const applicationsOf = (owners: ReadonlyArray<OwnerIds>) => [
  ...new Set(owners.flatMap(({ applicationId }) => applicationId ?? [])),
]

/** Data derived from a person's fields is stored with them, so that searches find it. */
export const personRules = rulesOf(people, {
  create: (_, body) => Effect.succeed(personFacts(body, undefined, now())),
  save: (_, before, body) => Effect.succeed(personFacts(body, before, now())),
  created: (tx, id) => query(async () => void (await subscribeByDefault(tx, id))),
  lock: (tx, owners) => query(() => lockPeople(tx, applicationsOf(owners))),
  written: (tx, owners, states) =>
    query(async () => {
      for (const application of applicationsOf(owners))
        await markDuplicates(
          tx,
          application,
          states.map((state): KnownPerson => ({ ...state, id: state._id as number })),
        )
    }),
})
