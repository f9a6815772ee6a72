import { limits } from "../limits.ts"
import { isGiven } from "../resource/body.ts"
import type { Field } from "../resource/field.ts"
import type { Resource } from "../resource/resource.ts"
import type { MergedFrom } from "./registry.ts"

type Values = Readonly<Record<string, unknown>>
type Problem = readonly [field: string, code: "unknown" | "tooLong"]

/** Whether a field holds several values, which two records can put together. */
export const isJoinable = ({ kind }: Field): boolean =>
  kind === "list" || kind === "choices" || kind === "references"

const joined = (own: unknown, other: unknown): ReadonlyArray<unknown> => {
  const all = [...((own ?? []) as ReadonlyArray<unknown>), ...((other ?? []) as ReadonlyArray<unknown>)]
  const seen = new Set<string>()
  return all.filter((item) => {
    const spelled = JSON.stringify(item)
    return seen.has(spelled) ? false : seen.add(spelled)
  })
}

const problemOf = (field: Field | undefined, how: MergedFrom, value: unknown): Problem[1] | undefined => {
  if (!field || field.rules.from === "server" || (how === "both" && !isJoinable(field))) return "unknown"
  const max = field.rules.max ?? limits.list.maxItems
  return how === "both" && (value as ReadonlyArray<unknown>).length > max ? "tooLong" : undefined
}

/**
 * What a save of the kept record changes so that it has the values that are told: its own, the other record's, or the
 * items of both. Values are those of bodies. A field of which nothing is told keeps its value.
 */
export const mergedBody = (
  { fields }: Resource,
  from: Readonly<Record<string, MergedFrom>>,
  own: Values,
  other: Values,
): { readonly body: Values; readonly problems: ReadonlyArray<Problem> } => {
  const told = Object.entries(from).map(([name, how]) => {
    const value = how === "both" ? joined(own[name], other[name]) : other[name]
    return { name, how, value, problem: problemOf(fields[name], how, value) }
  })
  return {
    body: Object.fromEntries(
      told.flatMap(({ name, how, value }) => (how === "kept" ? [] : [[name, value] as const])),
    ),
    problems: told.flatMap(({ name, problem }) => (problem ? [[name, problem] as const] : [])),
  }
}

/** From which record a field is taken unless somebody chooses: the kept one, or the one that says something. */
export const proposedFrom = (field: Field, own: unknown, other: unknown): MergedFrom => {
  if (isJoinable(field) && isGiven(own) && isGiven(other)) return "both"
  return !isGiven(own) && isGiven(other) ? "other" : "kept"
}
