import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as SchemaParser from "effect/SchemaParser"
import { bodySchema, crossProblems, withdrawn } from "../../resource/body.ts"
import { fixedChanges } from "../../resource/fixed.ts"
import type { Resource } from "../../resource/resource.ts"
import { fieldIssues, type FoundIssue } from "../../wire/fieldIssues.ts"
import { type AnyRow, withoutEmpty } from "../editorRow.ts"
import { menuLists, type MenuList } from "../menuData.ts"
import { type Draft, refuse, resolved } from "./draft.ts"

type Values = Readonly<Record<string, unknown>>
type Use = "create" | "save"
type Decode = (values: unknown) => Exit.Exit<unknown, unknown>

const decoders = new Map<string, Decode>()

/** Decodes the fields of one list; its schema is built once. */
const decoderOf = (list: MenuList, use: Use): Decode => {
  const key = `${list}.${use}`
  const known = decoders.get(key)
  if (known) return known
  const made = SchemaParser.decodeUnknownExit(
    Schema.toCodecJson(bodySchema(menuLists[list].fields, use, {})),
    { errors: "all", onExcessProperty: "error" },
  ) as Decode
  decoders.set(key, made)
  return made
}

/** Fields with the ids of rows that the same call creates. */
const withIds = (draft: Draft, { fields }: Resource, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = fields[name]?.kind
      return [name, kind === "reference" ? resolved(draft, value) : value]
    }),
  )

/** A part of a body that may be refused, and its place among the changes. */
export interface Given {
  readonly list: MenuList
  readonly values: Values
  readonly op: number
}

const refuseIssues = (issues: ReadonlyArray<FoundIssue>) => {
  if (issues.length > 0) refuse({ _tag: "InvalidOps", issues })
}

const decoded = (draft: Draft, use: Use, { list, values, op }: Given): Values => {
  const path = `body.ops.${op}.fields`
  const exit = decoderOf(list, use)(withIds(draft, menuLists[list], values))
  if (Exit.isSuccess(exit)) return exit.value as Values
  const issue = Option.getOrUndefined(Cause.findErrorOption(exit.cause))
  return refuse({
    _tag: "InvalidOps",
    issues: issue ? fieldIssues(issue as never, path) : [{ path, code: "invalid" }],
  })
}

const checkWhole = (resource: Resource, given: Given, before: AnyRow | undefined, after: Values) => {
  const { values, op } = given
  const problems = crossProblems(resource.fields, after, (name) => values[name] !== undefined)
  const fixed = before ? fixedChanges(resource, before, before, after) : []
  refuseIssues([
    ...problems.map(([name, code]) => ({ path: `body.ops.${op}.fields.${name}`, code })),
    ...fixed.map((name) => ({ path: `body.ops.${op}.fields.${name}`, code: "unknown" as const })),
  ])
}

/** The values of a row after its fields were checked against the description; those that are left empty are left out. */
export const checkedValues = (draft: Draft, given: Given, before: AnyRow | undefined): Values => {
  const resource: Resource = menuLists[given.list]
  const body = decoded(draft, before ? "save" : "create", given)
  const sent = { ...before, ...body }
  const after = { ...sent, ...withdrawn(resource.fields, sent, body) }
  checkWhole(resource, given, before, after)
  return withoutEmpty(resource.fields, after)
}
