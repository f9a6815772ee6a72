import { computed, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Subject } from "../contract/access.ts"
import type { Company } from "../contract/company.ts"
import type { RefusalOf } from "../contract/endpoint.ts"
import { sameId } from "../contract/recordId.ts"
import { InvalidLogin, session as calls } from "../contract/session.ts"
import type { CurrentUser } from "../contract/currentUser.ts"
import type { Api } from "./api.ts"
import type { DeviceMemory } from "./deviceMemory.ts"
import type { Epoch } from "./epoch.ts"
import type { ApiError } from "./errors.ts"
import { type Pace, waitOf } from "./pace.ts"
import { shared, sharedWithin } from "./shared.ts"
import type { SessionStore } from "./store.ts"

/** Who is signed in, as far as it is known: a host's session may know no more than permissions. */
export type SessionUser = Subject & Partial<CurrentUser>

/** The three states of section 4. */
export type SessionState =
  | { readonly _tag: "SignedOut" }
  | { readonly _tag: "TokenStored" }
  | { readonly _tag: "Loaded"; readonly user: SessionUser }

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Signing in and out, who is signed in, and for which company they look. */
export interface Session {
  readonly state: ReadonlySignal<SessionState>
  readonly user: ReadonlySignal<SessionUser | undefined>
  readonly company: ReadonlySignal<Company | undefined>
  signIn(credentials: Credentials): Effect.Effect<void, ApiError | RefusalOf<typeof calls.login>>
  /** Fetches the user of a stored token. A failed load clears the session (section 4). */
  load(): Effect.Effect<void, ApiError>
  /** Looks again what the user may do, without a trace when nothing changed or nothing answers. */
  recheck(): Effect.Effect<void>
  /** Asks again for the company of a user who has none, where nothing else does. */
  findCompany(): Effect.Effect<void>
  signOut(): Effect.Effect<void>
  /** Changes the company being viewed; what is in flight for the former one is dropped. */
  view(company: Company | undefined): void
  /** Follows what other tabs do; returns the way to stop. */
  follow(): () => void
}

export interface OwnSessionOptions {
  readonly api: Api
  readonly store: SessionStore
  readonly epoch: Epoch
  readonly pace: Pace
  readonly device: DeviceMemory
}

/** Starts from what the store holds: a stored token means signed in, user not yet loaded. */
const restored = (store: SessionStore): SessionState => ({ _tag: store.read() ? "TokenStored" : "SignedOut" })

/** A session this library signs in and keeps in a store; with the way the server's end of it is told. */
export const ownSession = ({
  api,
  store,
  epoch,
  pace,
  device,
}: OwnSessionOptions): Session & { over(): void } => {
  const state = signal<SessionState>(restored(store))
  const company = signal<Company | undefined>(store.read()?.company)
  let owner = store.read()?.user.id

  const enter = (next: SessionState) => {
    const stored = store.read()
    owner = stored?.user.id
    company.value = stored?.company
    state.value = next
    epoch.next()
  }

  const over = () => {
    store.clear()
    enter({ _tag: "SignedOut" })
  }

  const signIn = Effect.fnUntraced(function* (credentials: Credentials) {
    const known = device.read()
    const body = { ...credentials, type: "admin" as const, ...(known !== undefined && { device: known }) }
    const answer = yield* api.call(calls.login, { body })
    const { accessToken, refreshToken, user, message, code } = answer
    if (!accessToken || code === 401) return yield* new InvalidLogin({ ...(message && { message }) })
    if (answer.device) device.keep(answer.device)
    store.write({ token: accessToken, user: { ...user, accessToken, ...(refreshToken && { refreshToken }) } })
    enter({ _tag: "TokenStored" })
  })

  const keep = (user: CurrentUser) => {
    const stored = store.read()
    if (!stored) return
    const { application, fullname, pic } = user
    const chosen = stored.company ?? user.company ?? undefined
    owner = user.id
    const info = { application, fullname, pic, company: user.company }
    store.write({ ...stored, user: { ...stored.user, id: user.id }, userInfo: info, company: chosen })
    company.value = chosen
  }

  const loadBefore = (end: AbortSignal) =>
    api.call(calls.me).pipe(
      Effect.tap((user) => Effect.sync(() => end.aborted || keep(user))),
      Effect.tap(() => Effect.sleep(waitOf(pace, "permissionsAfterUser"))),
      Effect.flatMap((user) =>
        end.aborted ? Effect.interrupt : Effect.sync(() => void (state.value = { _tag: "Loaded", user })),
      ),
      Effect.tapError(() => Effect.sync(() => end.aborted || over())),
    )

  const load = sharedWithin(epoch, loadBefore)

  const take = (fresh: CurrentUser) => {
    const known = state.peek()
    if (known._tag !== "Loaded" || JSON.stringify(known.user) === JSON.stringify(fresh)) return
    keep(fresh)
    state.value = { _tag: "Loaded", user: fresh }
  }

  const recheck = shared(Effect.ignore(Effect.map(api.call(calls.me), take)))

  const signOut = () =>
    Effect.suspend(() => {
      const refreshToken = store.read()?.user.refreshToken
      over()
      if (refreshToken === undefined) return Effect.void
      return Effect.ignore(api.call(calls.logout, { body: { refreshToken } }))
    })

  const follow = () =>
    store.onChange(() => {
      const stored = store.read()
      if (!stored) return state.peek()._tag === "SignedOut" ? undefined : over()
      if (!sameId(stored.user.id, owner) || state.peek()._tag === "SignedOut")
        return enter({ _tag: "TokenStored" })
      if (sameId(stored.company?._id, company.peek()?._id)) return
      if (state.peek()._tag === "Loaded") view(stored.company, false)
      else company.value = stored.company
    })

  const view = (next: Company | undefined, write = true) => {
    const stored = store.read()
    if (write && stored) store.write({ ...stored, company: next })
    company.value = next
    epoch.next()
    // The load that ran belonged to the epoch before: whoever watches the state starts another.
    if (state.peek()._tag === "TokenStored") state.value = { _tag: "TokenStored" }
  }

  const user = computed(() => (state.value._tag === "Loaded" ? state.value.user : undefined))
  return {
    state,
    user,
    company,
    signIn,
    load: () => load,
    recheck: () => recheck,
    // Looking again finds it.
    findCompany: () => Effect.void,
    signOut,
    view: (next) => view(next),
    follow,
    over,
  }
}
