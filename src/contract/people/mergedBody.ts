import { limits } from "../limits.ts"
import { isGiven } from "../resource/body.ts"
import type { Field } from "../resource/field.ts"
import { identify } from "../resource/listItems.ts"
import type { Resource } from "../resource/resource.ts"
import type { MergedFrom } from "./registry.ts"
import { spelledIdentity } from "./sameness.ts"

type Values = Readonly<Record<string, unknown>>
type Problem = readonly [field: string, code: "unknown" | "tooLong"]

/** True if a field holds several values, so that the values of two records can be joined. */
export const isJoinable = ({ kind }: Field): boolean =>
  kind === "list" || kind === "choices" || kind === "references"

type Items = ReadonlyArray<unknown>

const isTooLong = ({ rules }: Field, items: unknown) =>
  (items as Items).length > (rules.max ?? limits.list.maxItems)

/** The items of both, each once; those of a list with an identity are the same where that is. */
const joined = (field: Field | undefined, own: unknown, other: unknown): Items => {
  const all = [...((own ?? []) as Items), ...((other ?? []) as Items)]
  const { identity } = field?.rules ?? {}
  const seenKeys = new Set<string>()
  return all.filter((item) => {
    const spelled = identity ? identify((item as Values)[identity]) : JSON.stringify(item)
    return spelled === "" || (seenKeys.has(spelled) ? false : seenKeys.add(spelled))
  })
}

/** Lists that receive a phone or an email that was not chosen, so that none is lost. */
const spares = { phone: "morePhones", email: "moreEmails" } as const

const withSpares = (body: Values, from: Readonly<Record<string, MergedFrom>>, own: Values, other: Values) => {
  const spare = (["phone", "email"] as const).flatMap((name) => {
    const list = spares[name]
    const spelled = (values: Values) => spelledIdentity({ [name]: values[name] as string })[name]
    const discarded = from[name] === "other" ? own : other
    const merged: Values = { ...own, ...body }
    const items = (merged[list] ?? []) as ReadonlyArray<Values>
    const isThere =
      spelled(discarded) === "" || [merged, ...items].some((one) => spelled(one) === spelled(discarded))
    return isThere ? [] : [[list, [...items, { [name]: discarded[name], use: null }]] as const]
  })
  return { ...body, ...Object.fromEntries(spare) }
}

const problemOf = (field: Field | undefined, origin: MergedFrom, value: unknown): Problem[1] | undefined => {
  if (!field || field.rules.from === "server" || (origin === "both" && !isJoinable(field))) return "unknown"
  return origin === "both" && isTooLong(field, value) ? "tooLong" : undefined
}

/**
 * Returns the changes that give the kept record the chosen values: its own, the other record's, or the items of both,
 * as values of bodies. Fields without a choice keep their value. The phone and email not chosen join the additional
 * ones, and an answer about marketing comes with its moment.
 */
export const mergedBody = (
  { fields }: Resource,
  from: Readonly<Record<string, MergedFrom>>,
  own: Values,
  other: Values,
): { readonly body: Values; readonly problems: ReadonlyArray<Problem> } => {
  const decisions = Object.entries(from).map(([name, origin]) => {
    const value = origin === "both" ? joined(fields[name], own[name], other[name]) : other[name]
    return { name, how: origin, value, problem: problemOf(fields[name], origin, value) }
  })
  const problems = decisions.flatMap(({ name, problem }) => (problem ? [[name, problem] as const] : []))
  if (problems.length > 0) return { body: {}, problems }
  const values = Object.fromEntries(
    decisions.flatMap(({ name, how, value }) => (how === "kept" ? [] : [[name, value] as const])),
  )
  const body = withSpares(values, from, own, other)
  const answered = from["acceptsMarketing"] === "other" ? { marketingAt: other["marketingAt"] ?? null } : {}
  const full = Object.values(spares).filter(
    (list) => body[list] !== values[list] && fields[list] && isTooLong(fields[list], body[list]),
  )
  return {
    body: { ...body, ...answered },
    problems: full.map((list) => [list, "tooLong"] as const),
  }
}

/**
 * From which record a field is taken unless somebody chooses: the kept one, the one that says something, or the later
 * answer about marketing; both where a list has room for them.
 */
export const proposedFrom = (name: string, field: Field, own: Values, other: Values): MergedFrom => {
  const [ownValue, otherValue] = [own[name], other[name]]
  if (name === "acceptsMarketing")
    return String(other["marketingAt"] ?? "") > String(own["marketingAt"] ?? "") ? "other" : "kept"
  if (!isGiven(ownValue)) return isGiven(otherValue) ? "other" : "kept"
  const joins =
    isJoinable(field) && isGiven(otherValue) && !isTooLong(field, joined(field, ownValue, otherValue))
  return joins ? "both" : "kept"
}
