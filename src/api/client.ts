import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import { limits } from "../contract/limits.ts"
import { type Api, makeApi } from "./api.ts"
import { browserDevices, type DeviceMemories, memoryDevices } from "./deviceMemory.ts"
import { type Epoch, makeEpoch } from "./epoch.ts"
import { type Extras, makeExtras } from "./extras.ts"
import { hostKeyring } from "./hostKeyring.ts"
import { hostedSession, type HostSessionOptions } from "./hostedSession.ts"
import { type Keyring, ownKeyring } from "./keyring.ts"
import { consoleLog, type Log } from "./log.ts"
import type { Pace } from "./pace.ts"
import { makeOutage } from "./outage.ts"
import { makeProblems } from "./problems.ts"
import { ownSession, type Session } from "./session.ts"
import { browserStore, memoryStore, type SessionStore } from "./store.ts"
import { makeTransport, type Paths, type Transport } from "./transport.ts"
import type { Note } from "./wire.ts"
import type { Bases } from "./Bases.ts"

/** Dependencies of a session. */
interface SessionContext {
  readonly transport: Transport
  readonly epoch: Epoch
  readonly pace: Pace
  readonly extras: Extras
  /** True if the host named the call that exchanges refresh tokens. */
  readonly hasRefreshPath: boolean
  /** The address one signs in at. */
  readonly server: string
  /** The API as one who holds these keys meets it. */
  connect(keyring: Keyring): Api
}

/** Source of a client's session. A page loads only the code of the source it names. */
export type SessionSource = (ground: SessionContext) => Pick<Client, "api" | "session">

/** Signed in by the login panel and kept in a store. */
export const storedSession =
  (store: SessionStore, devices: DeviceMemories = memoryDevices): SessionSource =>
  ({ transport, epoch, pace, server, connect, extras, hasRefreshPath }) => {
    const mayRefresh = () => hasRefreshPath || extras.of("identity").peek()?.has("refresh") === true
    const api = connect(ownKeyring({ store, transport, mayRefresh, onEnded: () => session.end() }))
    const session = ownSession({ api, store, epoch, pace, device: devices(server) })
    return { api, session }
  }

export interface BrowserSessionOptions {
  readonly storage?: {
    /**
     * Stands before the specification's localStorage keys (section 3): `""` is for an application whose own they are.
     * Default: one for the API's address, so that neither a page's keys nor those of another API are touched.
     */
    readonly prefix?: string
  }
}

/** Signed in by the login panel and kept in localStorage. */
export const browserSession =
  ({ storage = {} }: BrowserSessionOptions = {}): SessionSource =>
  (context) => {
    const { prefix = `balcao ${context.server} ` } = storage
    return storedSession(browserStore(prefix), browserDevices)(context)
  }

/** Signed in by the login panel and forgotten with the page. */
export const memorySession = (): SessionSource => storedSession(memoryStore())

/** Signed in by the host, who gives tokens and says what the user may do. */
export const hostSession =
  (options: HostSessionOptions): SessionSource =>
  ({ epoch, connect }) => {
    const api = connect(hostKeyring(options.getToken, () => session.restart()))
    const session = hostedSession(options, api, epoch)
    return { api, session }
  }

export interface ClientOptions {
  /** Address of the API, or one for each service. No trailing slash is needed. */
  readonly api: Bases
  readonly session: SessionSource
  /** Default `spec`. */
  readonly pace?: Pace
  readonly paths?: Paths
  /** Hears of calls that failed over HTTP. Default: a sparse `console.warn`. */
  readonly log?: Log
  /** Instead of the browser's own, for tests. */
  readonly fetch?: typeof globalThis.fetch
}

/** One connection to the platform: its API, its session, its pace. Two clients on a page share nothing. */
export interface Client {
  readonly api: Api
  readonly session: Session
  readonly epoch: Epoch
  readonly pace: Pace
  /** The extras a service offers beyond the specification; undefined until it has answered. */
  readonly extras: Extras["of"]
  /** Tells what was left out of an answer because nothing could be made of it; returns the way to stop. */
  onProblem(listener: Note): () => void
  /**
   * True if something the person did, such as a message written offline, has not reached the API yet. Signing out loses
   * it.
   */
  readonly hasUnsent: ReadonlySignal<boolean>
  /** BCP 47; told to the server so that its sentences come in the reader's language. */
  readonly language: Signal<string>
}

/** Makes a client. Touches neither the network nor `window` beyond the session's store. */
export const createClient = ({
  api: bases,
  session: source,
  pace = "spec",
  paths = {},
  log = consoleLog(),
  fetch,
}: ClientOptions): Client => {
  const epoch = makeEpoch()
  const extras = makeExtras(bases)
  const outage = makeOutage()
  const language = signal<string>(limits.locales[limits.defaultLocale])
  const transport = makeTransport({
    bases,
    paths,
    fetch,
    language: () => language.peek(),
    extras,
    outage,
  })
  const connect = (keyring: Keyring): Api =>
    makeApi({
      transport,
      keyring,
      epoch,
      extras,
      outage,
      applicationId: () => opened.session.user.peek()?.application?.id,
      companyId: () => opened.session.company.peek()?._id,
      note: problems.note,
      forbidden: Effect.suspend(() => opened.session.recheck()),
      log,
    })
  const problems = makeProblems()
  const hasRefreshPath = paths.refresh !== undefined
  const server = ((typeof bases === "string" ? bases : bases.identity) ?? "").replace(/\/$/, "")
  const opened = source({ transport, epoch, pace, server, extras, hasRefreshPath, connect })
  const hasUnsent = computed(() => outage.waiting.value > 0)
  return { ...opened, epoch, pace, extras: extras.of, hasUnsent, language, onProblem: problems.listen }
}
