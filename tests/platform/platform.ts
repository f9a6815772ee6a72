import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text as readText } from "node:stream/consumers"
import { answers, userOf } from "./answers.ts"
import { type Call, calls } from "./calls.ts"
import { firstRecords, type Kept, type Records } from "./records.ts"
import { type Answer, type Asked, numberOf } from "./rows.ts"

/** A server of somebody else's, written from section 7 alone, that notes whatever it was not told of. */
export interface Platform {
  readonly address: string
  /** Every call that was made, such as `GET /acl/users/me`. */
  readonly made: Array<string>
  /** Calls, headers, query names and body fields the specification does not have; a test ends with none. */
  readonly unknown: Array<string>
  readonly records: Records
  /** Forgets what was written and noted. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

/** What a page on another origin may send along; browsers ask before they send more. */
const allowedHeaders = ["authorization", "company", "applicationid", "content-type"]
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"]

/** What browsers and HTTP itself send. */
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

const isObject = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const fieldsOf = (value: Kept, before = ""): ReadonlyArray<string> =>
  Object.entries(value).flatMap(([name, part]) =>
    isObject(part) && Object.keys(part).length > 0 ? fieldsOf(part, `${before}${name}.`) : `${before}${name}`,
  )

const isListed = (names: ReadonlyArray<string>, name: string) =>
  names.some((one) => one === name || (one.endsWith(".*") && name.startsWith(one.slice(0, -1))))

/** What of a request the specification does not have. A record may come back with the fields it was read with. */
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

const preflight = (request: IncomingMessage, response: ServerResponse, platform: Platform) => {
  const asked = String(request.headers["access-control-request-headers"] ?? "")
  for (const name of asked.split(",").map((one) => one.trim()))
    if (name !== "" && !allowedHeaders.includes(name)) platform.unknown.push(`preflight asks for ${name}`)
  response.setHeader("access-control-allow-headers", allowedHeaders.join(", "))
  response.setHeader("access-control-allow-methods", methods.join(", "))
  response.writeHead(204).end()
}

const send = (response: ServerResponse, answer: Answer) => {
  if (answer === "nothing") return response.writeHead(200).end()
  if ("text" in answer)
    return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer.text)
  const { json, status = 200 } = answer
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(json))
}

const bodyOf = async (request: IncomingMessage): Promise<Kept> => {
  const body: unknown = JSON.parse((await readText(request)) || "{}")
  return isObject(body) ? body : {}
}

const hear = async (request: IncomingMessage, response: ServerResponse, platform: Platform) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://platform")
  if (request.headers.origin !== undefined) {
    response.setHeader("access-control-allow-origin", request.headers.origin)
    response.setHeader("vary", "origin")
  }
  if (request.method === "OPTIONS") return preflight(request, response, platform)
  const method = request.method ?? ""
  const made = `${method} ${pathname}`
  platform.made.push(made)
  const { name, id } = find(method, pathname) ?? {}
  const [call, answer] = [calls[name ?? ""], answers[name ?? ""]]
  if (!call || !answer || id === undefined) {
    platform.unknown.push(made)
    return send(response, { json: { message: "Cannot find it" }, status: 404 })
  }
  const { records } = platform
  const asked = { id, query: searchParams, body: await bodyOf(request), headers: request.headers, records }
  platform.unknown.push(...strangers(call, asked).map((what) => `${made}: ${what}`))
  // One path for two calls: signing in, and creating a user.
  const signsIn = name === "POST /acl/users" && !("username" in asked.body)
  if (!call.isPublic && !signsIn && !userOf(asked))
    return send(response, { json: { message: "Unauthorized" }, status: 401 })
  return send(response, answer(asked))
}

/** Starts the platform with its records as new, on a port of its own. */
export const startPlatform = async (port = 0): Promise<Platform> => {
  const server = createServer((request, response) => {
    hear(request, response, platform).catch((cause: unknown) => {
      platform.unknown.push(`failed: ${String(cause)}`)
      response.writeHead(500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  const platform: Platform = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    made: [],
    unknown: [],
    records: firstRecords(),
    reset: () => {
      Object.assign(platform.records, firstRecords())
      platform.made.length = 0
      platform.unknown.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return platform
}
