import { firstOf, nobodyOf, type Twin } from "./twins.ts"
import { hole, type Target } from "./calls.ts"
import { addressOf } from "../server/samples.ts"

/** One request of an attacker. */
export interface Try {
  readonly target: Target
  readonly way: string
  readonly path: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
}

/** The path of names and places to a value of a request. */
type At = ReadonlyArray<string | number>
type Request = Readonly<Record<"params" | "query" | "body", unknown>>

/** Names of numbers that stand for records. */
const naming =
  /^(_?id|ids|owner|company|companyId|application|applicationId|person|role|roles|roleId|user|userId|users|companies|cities|assignee|deliveryPerson|shopper|into|other|topic|after|before|files|seen)$/i

const entriesOf = (value: unknown): ReadonlyArray<readonly [string | number, unknown]> => {
  if (Array.isArray(value)) return value.map((one, at) => [at, one] as const)
  return typeof value === "object" && value !== null ? Object.entries(value) : []
}

/** The places of a request that name records. */
const holesOf = (value: unknown, at: At = [], isNaming = false): ReadonlyArray<At> =>
  typeof value === "number" || (value === null && isNaming)
    ? value === hole || (isNaming && at[0] !== "params")
      ? [at]
      : []
    : entriesOf(value).flatMap(([name, inner]) =>
        holesOf(inner, [...at, name], typeof name === "number" ? isNaming : naming.test(name)),
      )

/** The places of a request that are texts. */
const textsOf = (value: unknown, at: At = []): ReadonlyArray<At> =>
  typeof value === "string"
    ? [at]
    : entriesOf(value).flatMap(([name, inner]) => textsOf(inner, [...at, name]))

/** A value with another one in some place. */
const put = (value: unknown, [name, ...rest]: At, to: unknown): unknown => {
  if (name === undefined) return to
  if (Array.isArray(value)) return value.map((one, at) => (at === name ? put(one, rest, to) : one))
  const of = value as Readonly<Record<string, unknown>>
  return { ...of, [name]: put(of[name], rest, to) }
}

/** Words that are no names: those of the language's own objects, and those that break encodings. */
const odd = [
  "__proto__",
  "constructor",
  "a\0b",
  "9".repeat(400),
  "\ud800",
  "toString",
  "x".repeat(9000),
  "\u202e",
]

const requestOf = ({ params, query, body }: Target): Request => ({ params, query, body })

/** The address of a request, with NUL and lone halves of letters as they are sent. */
const pathOf = (target: Target, { params, query }: Request) => {
  const safe = (parts: unknown) =>
    Object.fromEntries(
      Object.entries((parts ?? {}) as object).map(([name, value]) => [
        name,
        String(value ?? "").replaceAll(/\p{Surrogate}/gu, "\ufffd"),
      ]),
    )
  return addressOf({ to: target.to, params: safe(params), query: safe(query) })
}

interface Of {
  /** The attacker's own record of a table. */
  readonly own: (table: string | undefined) => number
  /** The protocol of a foreign ticket, and other words that find records. */
  readonly words: ReadonlyMap<string, string>
}

/** The tries of one attacker at a call: each place that names a record, alone and all together, for each other tenant. */
export const triesAt = (
  target: Target,
  twins: ReadonlyArray<Twin>,
  { own, words }: Of,
): ReadonlyArray<Try> => {
  const request = requestOf(target)
  const holes = holesOf(request)
  const tryOf = (way: string, of: Request, headers: Try["headers"] = {}): Try => ({
    target,
    way,
    path: pathOf(target, of),
    body: of.body,
    headers,
  })
  const isPath = ([part]: At) => part === "params"
  const fill = (of: Request, places: ReadonlyArray<At>, id: number) =>
    places.reduce<unknown>((now, at) => put(now, at, id), of) as Request
  const inPath = holes.filter(isPath)
  const others = holes.filter((at) => !isPath(at))
  const tableAt = (at: At) =>
    isPath(at) ? target.table : target.named.get(String(at.findLast((name) => typeof name === "string")))
  const mine = holes.reduce<unknown>((now, at) => put(now, at, own(tableAt(at))), request) as Request
  const isDestructive = target.to.method === "DELETE"
  return twins.flatMap((twin) => {
    const id = firstOf(twin)
    const foreign = fill(request, holes, id)
    const ticket = words.get("key")
    return [
      ...(holes.length > 0 ? [tryOf(`all ${twin.mark}`, foreign)] : []),
      ...(inPath.length > 0 && others.length > 0
        ? [tryOf(`path ${twin.mark}`, fill(request, inPath, id))]
        : []),
      ...(isDestructive
        ? []
        : others.map((at) => tryOf(`${at.join(".")} ${twin.mark}`, fill(mine, [at], id)))),
      ...(ticket !== undefined && "key" in (target.params ?? {})
        ? [tryOf(`key ${twin.mark}`, { ...request, params: { ...target.params, key: ticket } })]
        : []),
      tryOf(`header ${twin.mark}`, request, {
        company: String(id),
        ...(target.to.namesApplication && { applicationid: String(id) }),
      }),
    ]
  })
}

/** The same try at a record that does not exist: its answer must be the same. */
export const atNobody = ({ path, body, ...one }: Try, twins: ReadonlyArray<Twin>): Try => {
  const swap = (text: string) =>
    twins.reduce((now, twin) => now.replaceAll(String(firstOf(twin)), String(nobodyOf(twin))), text)
  return {
    ...one,
    path: swap(path),
    body: body === undefined ? undefined : JSON.parse(swap(JSON.stringify(body))),
  }
}

/** The tries of odd names at a call: in a text of its request, as a field, and in its address. */
export const oddTriesAt = (target: Target, turn: number): ReadonlyArray<Try> => {
  const request = requestOf(target)
  const word = odd[turn % odd.length]!
  const texts = textsOf(request)
  const at = texts[turn % Math.max(1, texts.length)]
  const tryOf = (way: string, of: Request, raw = pathOf(target, of)): Try => ({
    target,
    way,
    path: raw,
    body: of.body,
    headers: {},
  })
  const more = JSON.parse(`{"__proto__":{"isRoot":true},"constructor":1}`) as object
  return [
    ...(at ? [tryOf(`odd ${at.join(".")}`, put(request, at, word) as Request)] : []),
    ...(target.body !== undefined && !(target.body instanceof File) && typeof target.body === "object"
      ? [
          tryOf("odd field", {
            ...request,
            body: { ...(target.body as object), ...Object.fromEntries(Object.entries(more)) },
          }),
        ]
      : []),
    ...(Object.keys(target.params ?? {}).length > 0
      ? [
          tryOf("odd path", {
            ...request,
            params: Object.fromEntries(Object.keys(target.params!).map((name) => [name, word])),
          }),
        ]
      : []),
  ]
}
