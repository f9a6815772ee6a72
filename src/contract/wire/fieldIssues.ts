import type * as SchemaIssue from "effect/SchemaIssue"
import * as SchemaAST from "effect/SchemaAST"
import { type FieldIssue, issueCodes } from "./refusals.ts"
import { entryOf } from "./entryOf.ts"

type Code = FieldIssue["code"]

const codeOfCheck: Readonly<Record<string, Code>> = {
  isMinLength: "tooShort",
  isMaxLength: "tooLong",
  isPattern: "format",
  isInt: "type",
  isFinite: "type",
  isBetween: "range",
  isGreaterThan: "range",
  isNotSwapped: "swapped",
  isWithinYears: "year",
  isBirthDay: "birth",
}

/** A check of several fields says the code itself. */
const issueCode = (issue: SchemaIssue.Issue): Code | undefined => {
  const { message } = (issue._tag === "InvalidValue" ? (issue.annotations ?? {}) : {}) as { message?: string }
  return issueCodes.find((code) => code === message)
}

const codeOfFilter = (issue: SchemaIssue.Filter): Code => {
  const { representation, identifier } = (issue.filter.annotations ?? {}) as {
    representation?: { id?: string }
    identifier?: string
  }
  return entryOf(codeOfCheck, identifier ?? representation?.id?.split("/").at(-1)) ?? "invalid"
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
    case "AnyOf":
      return issue.ast.types.every(SchemaAST.isLiteral) ? "invalid" : "type"
    default:
      return issueCode(issue) ?? "invalid"
  }
}

/** Path of a field and the code of its problem, without a text. */
export type FoundIssue = Pick<FieldIssue, "path" | "code">

/** Returns the problems of a failed decoding, by field; `path` is the source of the value (`body`). */
export const fieldIssues = (issue: SchemaIssue.Issue, path: string): ReadonlyArray<FoundIssue> => {
  switch (issue._tag) {
    case "Pointer":
      return fieldIssues(issue.issue, [path, ...issue.path.map(String)].join("."))
    case "Encoding":
      return fieldIssues(issue.issue, path)
    case "Composite":
      return issue.issues.flatMap((one) => fieldIssues(one, path))
    case "AnyOf": {
      const [only, ...more] = issue.issues
      return only && more.length === 0 ? fieldIssues(only, path) : [{ path, code: codeOf(issue) }]
    }
    case "Filter":
      return issue.issue._tag === "Pointer" || issue.issue._tag === "Composite"
        ? fieldIssues(issue.issue, path)
        : [{ path, code: codeOf(issue) }]
    default:
      return [{ path, code: codeOf(issue) }]
  }
}
