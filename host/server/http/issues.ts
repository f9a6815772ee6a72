import type { Locale } from "../../../src/contract/limits.ts"
import type { FoundIssue } from "../../../src/contract/wire/fieldIssues.ts"
import { BadRequest } from "../../../src/contract/wire/refusals.ts"
import { issueSentence } from "./issueSentences.ts"

/** Maximum issues in an answer, so that a hostile body cannot make it long. */
const maxIssues = 50

/** The refusal for issues already known by path and code. */
export const badRequest = (found: ReadonlyArray<FoundIssue>, language: Locale): BadRequest =>
  new BadRequest({
    issues: found
      .slice(0, maxIssues)
      .map(({ path, code }) => ({ path: path.slice(0, 200), code, message: issueSentence(code, language) })),
  })
