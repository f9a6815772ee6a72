import * as Effect from "effect/Effect"
import { people } from "../../../../src/contract/resources/people.ts"
import { rulesOf } from "../rules.ts"

const isPending = (documents: ReadonlyArray<{ readonly check?: string | null }>) => ({
  hasPendingDocument: documents.some(({ check }) => check === "PENDING"),
})

/** Whether a document waits to be checked is kept beside the documents, so that people are found by it. */
export const personRules = rulesOf(people, {
  create: (_, { documents }) => Effect.succeed(isPending(documents ?? [])),
  save: (_, before, { documents }) => Effect.succeed(isPending(documents ?? before.documents)),
})
