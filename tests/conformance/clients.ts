import { browserSession, type ClientOptions, hostSession, memorySession } from "balcao"
import { permissionNames } from "balcao/contract"
import { looseDeliveries } from "balcao/resources/looseDeliveries"
import { packings } from "balcao/resources/packings"
import { listed, type MemoryBackend, memoryBackend } from "balcao/testing"
import type { Subject } from "./subjects.tsx"

/** A fault an API produces instead of a proper answer. */
export type Fault = keyof typeof faults

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))

/** `away` and `signed out` concern every call, the others all but the one about the user. */
const faults = {
  away: () => Promise.reject(new TypeError("Failed to fetch")),
  "signed out": json(401, { statusCode: 401, message: "Unauthorized" }),
  forbidden: json(403, { statusCode: 403, message: "Forbidden resource" }),
  broken: json(500, { statusCode: 500, message: "Internal server error" }),
  page: () => Promise.resolve(new Response("<!doctype html><p>Bem-vindo", { status: 200 })),
  nonsense: json(200, { data: "x", items: 42, totalItems: "many" }),
  slow: undefined,
}

const slowMs = 1500

/** Source of a panel's session: its host at once, the browser once the page has loaded, or the API's answer. */
export type Known = "host" | "browser" | "api"

/** A call that was made: with which token, for which company. */
export interface Sent {
  readonly path: string
  readonly token: string
}

/** An API in memory, as a client or a tag takes it, and what a test may do to it. */
export interface Connection {
  readonly options: ClientOptions
  readonly backend: MemoryBackend
  readonly sent: ReadonlyArray<Sent>
  fail(fault: Fault | undefined): void
}

const sessionOf = ({ isSignedOut, user }: Subject, known: Known, token: string) => {
  if (known === "browser") return browserSession()
  if (isSignedOut) return memorySession()
  const getToken = async () => token
  if (known === "api") return hostSession({ getToken })
  return hostSession({
    getToken,
    permissions: permissionNames,
    ...(user?.company && { company: user.company }),
  })
}

/** Connects a panel with an API of its own. `token` is what its calls are signed with. */
export const connect = (subject: Subject, known: Known, token: string): Connection => {
  const backend = memoryBackend({
    ...(subject.user && { user: subject.user }),
    resources: [
      listed(packings, [{ name: "Caixa", abbreviation: "CX", kind: "BOX" }]),
      listed(looseDeliveries, []),
    ],
  })
  const sent: Array<Sent> = []
  let fault: Fault | undefined
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname
    sent.push({ path, token: request.headers.get("authorization") ?? "" })
    const isSpared = path.endsWith("/users/me") && fault !== "away" && fault !== "signed out"
    const failure = fault && !isSpared ? faults[fault] : undefined
    if (fault === "slow" && !isSpared) await new Promise((resolve) => setTimeout(resolve, slowMs))
    return failure ? failure() : backend.fetch(request)
  }
  const session = sessionOf(subject, known, token)
  // Intended failures are not logged.
  const log = () => {}
  const options: ClientOptions = { api: "http://memory.test", session, pace: "brisk", fetch: answer, log }
  return { options, backend, sent, fail: (next) => void (fault = next) }
}
