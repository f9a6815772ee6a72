import * as Effect from "effect/Effect"
import { refusedProblems } from "../../../src/contract/importing/importedValues.ts"
import type { ImportProblem } from "../../../src/contract/importing/importRun.ts"

/** Answers the problems of a row where its check refuses it, by the fields they are about. */
export const orProblems = <A, E>(
  check: Effect.Effect<A, E>,
): Effect.Effect<A | { readonly problems: ReadonlyArray<ImportProblem> }> =>
  Effect.catch(check, (failure) => {
    const problems = refusedProblems(failure)
    return problems ? Effect.succeed({ problems }) : Effect.die(failure)
  })
