import type * as SchemaIssue from "effect/SchemaIssue"
import type { Locale } from "../../src/contract/limits.ts"
import { BadRequest, type FieldIssue } from "../../src/contract/refusals.ts"
import { issueSentence } from "./sentences.ts"

type Code = FieldIssue["code"]

/** Maximum issues in an answer, so that a hostile body cannot make it long. */
const maxIssues = 50

const codeOfCheck: Readonly<Record<string, Code>> = {
  isMinLength: "tooShort",
  isMaxLength: "tooLong",
  isPattern: "format",
  isInt: "type",
  isFinite: "type",
  isBetween: "range",
  isGreaterThan: "range",
  isNotSwapped: "swapped",
}

const codeOfFilter = (issue: SchemaIssue.Filter): Code => {
  const { representation, identifier } = (issue.filter.annotations ?? {}) as {
    representation?: { id?: string }
    identifier?: string
  }
  return codeOfCheck[identifier ?? representation?.id?.split("/").at(-1) ?? ""] ?? "invalid"
}

const codeOf = (issue: SchemaIssue.Issue): Code => {
  switch (issue._tag) {
    case "Filter":
      return codeOfFilter(issue)
    case "MissingKey":
      return "required"
    case "UnexpectedKey":
      return "unknown"
    case "InvalidType":
      return "type"
    default:
      return "invalid"
  }
}

interface Found {
  readonly path: string
  readonly code: Code
}

const find = (issue: SchemaIssue.Issue, path: string): ReadonlyArray<Found> => {
  switch (issue._tag) {
    case "Pointer":
      return find(issue.issue, [path, ...issue.path.map(String)].join("."))
    case "Encoding":
      return find(issue.issue, path)
    case "Composite":
      return issue.issues.flatMap((one) => find(one, path))
    default:
      return [{ path, code: codeOf(issue) }]
  }
}

/** The refusal for issues already known by path and code. */
export const badRequest = (found: ReadonlyArray<Found>, language: Locale): BadRequest =>
  new BadRequest({
    issues: found
      .slice(0, maxIssues)
      .map(({ path, code }) => ({ path: path.slice(0, 200), code, message: issueSentence(code, language) })),
  })

/** A failed decoding as the refusal the contract knows; `part` is where the value came from (`body`). */
export const explainIssue = (issue: SchemaIssue.Issue, part: string): ReadonlyArray<Found> =>
  find(issue, part)
