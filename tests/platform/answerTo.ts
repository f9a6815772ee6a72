import { answers, userOf } from "./answers.ts"
import { type Call, calls } from "./calls.ts"
import { type Kept, type Records } from "./records.ts"
import { type Answer, type Asked, numberOf } from "./rows.ts"

/** Records and notes of a third-party platform. */
export interface Notes {
  /** Every call that was made, such as `GET /acl/users/me`. */
  readonly made: Array<string>
  /** Calls, headers, query names and body fields the specification does not have; a test ends with none. */
  readonly unknown: Array<string>
  readonly records: Records
}

/** Headers sent by browsers and by HTTP itself. */
const ownOfHttp =
  /^(host|connection|user-agent|accept|accept-(encoding|language)|origin|referer|content-(type|length)|cache-control|pragma|priority|dnt|sec-.*|if-none-match|transfer-encoding)$/

const paths = Object.keys(calls)
  .map((name) => {
    const [method = "", path = ""] = name.split(" ")
    return { name, method, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, "([^/]+)")}/?$`) }
  })
  // A named part before one that takes anything.
  .toSorted((one, other) => one.name.split(":").length - other.name.split(":").length)

const find = (method: string, path: string) => {
  for (const one of paths) {
    const [, id = ""] = (one.method === method && one.pattern.exec(path)) || [undefined]
    if (one.method === method && one.pattern.test(path)) return { name: one.name, id: decodeURIComponent(id) }
  }
  return undefined
}

/** True if a value is a record, not a list. */
export const isObject = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fieldsOf = (value: Kept, before = ""): ReadonlyArray<string> =>
  Object.entries(value).flatMap(([name, part]) =>
    isObject(part) && Object.keys(part).length > 0 ? fieldsOf(part, `${before}${name}.`) : `${before}${name}`,
  )

const isListed = (names: ReadonlyArray<string>, name: string) =>
  names.some((one) => one === name || (one.endsWith(".*") && name.startsWith(one.slice(0, -1))))

/**
 * Returns the parts of a request that are not in the specification. A record may be sent back with the fields it was
 * read with.
 */
const strangers = (call: Call, { id, query, body, headers, records }: Asked): ReadonlyArray<string> => {
  const saved = id === "" ? numberOf(body) : id
  const known = Object.values(records).flatMap((rows) => rows.filter((row) => numberOf(row) === saved))
  const sent = new Set(known.flatMap((row) => fieldsOf(row)))
  const { query: names = [], body: fields = [], headers: more = [] } = call
  return [
    ...Object.keys(headers)
      .filter((name) => !ownOfHttp.test(name) && !["authorization", "company", ...more].includes(name))
      .map((name) => `header ${name}`),
    ...[...query.keys()].filter((name) => !names.includes(name)).map((name) => `query ${name}`),
    ...fieldsOf(body)
      .filter((name) => !isListed(fields, name) && !sent.has(name))
      .map((name) => `field ${name}`),
  ]
}

/** A request, however it came. */
export interface Arrived extends Pick<Asked, "headers" | "body"> {
  readonly method: string
  readonly url: URL
}

const missing: Answer = { json: { message: "Cannot find it" }, status: 404 }

/** Answers a request from section 7 alone, and notes whatever that does not have. */
export const answerTo = ({ method, url, headers, body }: Arrived, notes: Notes): Answer => {
  const made = `${method} ${url.pathname}`
  notes.made.push(made)
  const { name, id } = find(method, url.pathname) ?? {}
  const [call, answer] = [calls[name ?? ""], answers[name ?? ""]]
  if (!call || !answer || id === undefined) {
    notes.unknown.push(made)
    return missing
  }
  const asked = { id, query: url.searchParams, body, headers, records: notes.records }
  notes.unknown.push(...strangers(call, asked).map((what) => `${made}: ${what}`))
  // One path for two calls: signing in, and creating a user.
  const signsIn = name === "POST /acl/users" && !("username" in body)
  if (!call.isPublic && !signsIn && !userOf(asked)) return { json: { message: "Unauthorized" }, status: 401 }
  return answer(asked)
}
