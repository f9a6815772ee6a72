import { createServer, type RunningServer } from "../../host/server/composition/createServer.ts"
import type { ServerOptions } from "../../host/server/composition/serverOptions.ts"
import type { Place } from "../../host/server/db/open.ts"

/** The six demo sign-ins. */
export const kinds = ["root", "application", "franchise", "restaurant", "supermarket", "partner"] as const
export type Kind = (typeof kinds)[number]

export interface Answer {
  readonly status: number
  readonly text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any
  readonly headers: Headers
}

export interface Ask {
  readonly as?: Kind | { readonly token: string }
  readonly body?: unknown
  /** Sent as it is, in place of `body`. */
  readonly raw?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A server under test and the ways to ask it. */
export interface Api {
  readonly server: RunningServer
  readonly ask: (method: string, path: string, how?: Ask) => Promise<Answer>
  readonly tokenOf: (kind: Kind) => Promise<string>
  /** Rows of a statement, read behind the server's back. */
  readonly rows: (statement: string) => Promise<ReadonlyArray<Record<string, unknown>>>
  /** Returns the row count of each table, except tables that only count or remember requests. */
  readonly counts: () => Promise<string>
}

export const secret = "a secret of the tests that is long enough"
export const password = "demo1234"
/** Saves over whichever version there is. */
export const anyVersion = { "if-match": "*" } as const

/** PostgreSQL's own number for the type of integers of eight bytes. */
const int8 = 20

/** A result of either driver. */
interface Done {
  readonly rows: ReadonlyArray<Record<string, unknown>>
  readonly fields: ReadonlyArray<{ readonly name: string; readonly dataTypeID: number }>
}

const cheap = { memory: 64, passes: 1 }
const endless = { burst: 1e6, perMinute: 1e6 }
const patient = {
  place: { freeAttempts: 1e6, maxWaitSeconds: 1 },
  account: endless,
  network: endless,
  request: endless,
  link: endless,
  mailbox: endless,
  test: endless,
}

/** Options every test server shares: cheap passwords and no delay after failed sign-ins. */
export const options = (more: Partial<ServerOptions> = {}): ServerOptions => ({
  port: 0,
  host: "127.0.0.1",
  jwtSecret: secret,
  seed: "demo",
  logLevel: "silent",
  hashCost: cheap,
  throttling: patient,
  // At lunch, whenever the tests run: stores are open, and people deliver.
  demoTime: 12.5 * 60,
  ...more,
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const counted = [
  "applications",
  "franchises",
  "companies",
  "users",
  "user_franchises",
  "permissions",
  "roles",
  "role_permissions",
  "user_roles",
  "sessions",
  "refresh_tokens",
  "idempotency_keys",
  "people",
  "delivery_people",
  "delivery_positions",
  "delivery_removals",
  "online_times",
  "races",
  "company_deliveries",
  "files",
  "orders",
  "tickets",
  "contacts",
  "messages",
]

/** The ways to ask a server that runs. */
const apiOf = (server: RunningServer): Api => {
  const tokens = new Map<Kind, Promise<string>>()
  const ask: Api["ask"] = async (method, path, { as, body, raw, headers = {} } = {}) => {
    const token = typeof as === "string" ? await tokenOf(as) : as?.token
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await fetch(`${server.address}${path}`, {
      method,
      headers: {
        ...(sent === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const isEndless = answer.headers.get("content-type") === "text/event-stream"
    if (isEndless) await answer.body?.cancel()
    const text = isEndless ? "" : await answer.text()
    return { status: answer.status, text, body: parse(text), headers: answer.headers }
  }
  const signIn = async (kind: Kind) => {
    const answer = await ask("POST", "/users/auth-admin", {
      body: { email: `${kind}@balcao.test`, password },
    })
    return (answer.body as { accessToken: string }).accessToken
  }
  const tokenOf = (kind: Kind) => {
    const known = tokens.get(kind) ?? signIn(kind)
    tokens.set(kind, known)
    return known
  }
  const rows: Api["rows"] = async (statement) => {
    const { rows: found, fields } = (await server.store!.db.execute(statement)) as unknown as Done
    // PostgreSQL's driver leaves numbers of eight bytes as text, the embedded one reads them.
    const wide = fields.filter(({ dataTypeID }) => dataTypeID === int8)
    const numbers = (row: Record<string, unknown>) =>
      wide.flatMap(({ name }) => (row[name] === null ? [] : [[name, Number(row[name])]]))
    return found.map((row) => ({ ...row, ...Object.fromEntries(numbers(row)) }))
  }
  const counts = async () => {
    const each = counted.map((table) => `(select count(*)::int from ${table}) as ${table}`)
    return JSON.stringify((await rows(`select ${each.join(", ")}`))[0])
  }
  return { server, ask, tokenOf, rows, counts }
}

/** Starts a server on this database. */
export const startApi = async (place: Place, more: Partial<ServerOptions> = {}): Promise<Api> =>
  apiOf(await createServer(options({ place, ...more })))

/** A second server over the same database, as another process would be. */
export const sibling = async (api: Api, more: Partial<ServerOptions>): Promise<Api> => {
  const store = { ...api.server.store!, close: async () => {} }
  return apiOf(await createServer(options({ seed: "none", place: { store }, ...more })))
}

let last = 0

/** A name nobody has yet. */
export const fresh = (name: string): string => {
  last += 1
  return `${name}${process.pid}x${last}`
}
