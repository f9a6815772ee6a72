import { computed, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Subject } from "../contract/access/access.ts"
import type { Company } from "../contract/companies/company.ts"
import type { RefusalOf } from "../contract/wire/endpoint.ts"
import { type RecordId, sameId } from "../contract/wire/recordId.ts"
import { InvalidLogin, session as calls } from "../contract/session/session.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Api } from "./api.ts"
import { claimDrafts, leaveDrafts } from "./draftOwner.ts"
import type { DeviceMemory } from "./deviceMemory.ts"
import type { Epoch } from "./epoch.ts"
import type { ApiError } from "./errors.ts"
import { isTransient } from "./transient.ts"
import { type Pace, waitOf } from "./pace.ts"
import { shared, sharedWithin } from "./shared.ts"
import type { DraftStore, SessionStore } from "./store.ts"
import { ignore, wait } from "./lightEffect.ts"

/** The signed-in user, as far as known: a host's session may know only the permissions. */
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
  /** The state a server renders, and a hydrating page renders first; undefined if only a browser knows it. */
  readonly serverState: SessionState | undefined
  readonly user: ReadonlySignal<SessionUser | undefined>
  readonly company: ReadonlySignal<Company | undefined>
  signIn(credentials: Credentials): Effect.Effect<void, ApiError | RefusalOf<typeof calls.login>>
  /** Fetches the user of a stored token. A failed load clears the session (section 4). */
  load(): Effect.Effect<void, ApiError>
  /** Loads the user's permissions again; answers whether the API did. */
  recheck(): Effect.Effect<boolean>
  /** Loads the user again if they have no company yet, where `recheck` does not. */
  findCompany(): Effect.Effect<void>
  signOut(): Effect.Effect<void>
  /** Changes the company being viewed; calls in flight for the former one are dropped. */
  view(company: Company | undefined): void
  /** Follows what other tabs do; returns a function that stops it. */
  follow(): () => void
  /** True if signed out because the session expired, until somebody signs in; a host ends its own sessions itself. */
  readonly hasExpired: ReadonlySignal<boolean>
  /** Drafts that were begun and not sent. */
  readonly drafts: DraftStore
  /** Choices stored for this browser; absent if the session is not kept in it. */
  readonly choices?: DraftStore | undefined
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

/** The session as this page holds it; every change is written to the store. */
const makeSessionMemory = (store: SessionStore, epoch: Epoch) => {
  const state = signal<SessionState>(restored(store))
  const company = signal<Company | undefined>(store.read()?.company)
  const hasExpired = signal(!store.read() && store.expiry.read() === true)
  let owner = store.read()?.user.id

  /** Starts a new epoch with what the store holds. */
  const enter = (next: SessionState) => {
    const stored = store.read()
    // Somebody else may have signed in in another tab: what the former user began is not theirs.
    if (owner !== undefined && stored && !sameId(owner, stored.user.id)) store.drafts.write(undefined)
    owner = stored?.user.id
    company.value = stored?.company
    hasExpired.value = hasExpired.peek() && next._tag === "SignedOut"
    state.value = next
    epoch.next()
  }
  /** Leaves the session, as this tab or another one ended it. */
  const leave = (isExpired: boolean) => {
    if (isExpired) leaveDrafts(store.drafts, owner, company.peek())
    hasExpired.value = isExpired
    store.clear()
    enter({ _tag: "SignedOut" })
  }
  const keepUser = (user: CurrentUser) => {
    const stored = store.read()
    if (!stored) return
    const { application, fullname, pic } = user
    const viewed = stored.company ?? claimDrafts(store.drafts, user.id) ?? user.company ?? undefined
    owner = user.id
    const info = { application, fullname, pic, company: user.company }
    store.write({ ...stored, user: { ...stored.user, id: user.id }, userInfo: info, company: viewed })
    company.value = viewed
  }
  const view = (next: Company | undefined, write = true) => {
    const stored = store.read()
    if (write && stored) store.write({ ...stored, company: next })
    company.value = next
    epoch.next()
    // A load under way belonged to the former epoch; setting the state makes its watchers start another.
    if (state.peek()._tag === "TokenStored") state.value = { _tag: "TokenStored" }
  }
  const isOwner = (id?: RecordId) => sameId(id, owner)
  return { store, state, company, hasExpired, enter, leave, keepUser, view, isOwner }
}
type SessionMemory = ReturnType<typeof makeSessionMemory>

/** Ends the session, and tells other tabs how before they see that it did. */
const end = ({ store, leave }: SessionMemory, isExpired = false) => {
  store.expiry.write(isExpired || undefined)
  leave(isExpired)
}

const signInWith = ({ api, device }: OwnSessionOptions, { store, enter }: SessionMemory) =>
  Effect.fnUntraced(function* (credentials: Credentials) {
    const known = device.read()
    const body = { ...credentials, type: "admin" as const, ...(known !== undefined && { device: known }) }
    const answer = yield* api.call(calls.login, { body })
    const { accessToken, refreshToken, user, message, code } = answer
    if (!accessToken || code === 401) return yield* new InvalidLogin({ ...(message && { message }) })
    if (answer.device) device.keep(answer.device)
    store.write({ token: accessToken, user: { ...user, accessToken, ...(refreshToken && { refreshToken }) } })
    store.expiry.write(undefined)
    enter({ _tag: "TokenStored" })
  })

/** Loads the user, unless the epoch ends first. */
const loadUser = ({ api, pace }: OwnSessionOptions, session: SessionMemory, over: AbortSignal) =>
  api.call(calls.me).pipe(
    Effect.tap((user) => Effect.sync(() => over.aborted || session.keepUser(user))),
    Effect.tap(() => wait(waitOf(pace, "permissionsAfterUser"))),
    Effect.flatMap((user) =>
      over.aborted
        ? Effect.interrupt
        : Effect.sync(() => void (session.state.value = { _tag: "Loaded", user })),
    ),
    Effect.tapError(() => Effect.sync(() => over.aborted || end(session))),
  )

const adoptFreshUser = ({ state, keepUser }: SessionMemory, fresh: CurrentUser) => {
  const known = state.peek()
  if (known._tag !== "Loaded" || JSON.stringify(known.user) === JSON.stringify(fresh)) return
  keepUser(fresh)
  state.value = { _tag: "Loaded", user: fresh }
}

/** Takes over what another tab, or the host, changed in the store. */
const adoptStored = ({ store, state, company, enter, leave, view, isOwner }: SessionMemory) => {
  const stored = store.read()
  if (!stored) {
    if (state.peek()._tag === "SignedOut") return
    const isExpired = store.expiry.read() === true
    if (!isExpired) store.drafts.write(undefined)
    return leave(isExpired)
  }
  if (!isOwner(stored.user.id) || state.peek()._tag === "SignedOut") return enter({ _tag: "TokenStored" })
  if (sameId(stored.company?._id, company.peek()?._id)) return
  if (state.peek()._tag === "Loaded") view(stored.company, false)
  else company.value = stored.company
}

/** A session this library signs in and keeps in a store. `end` is for the server's own end of it. */
export const ownSession = (options: OwnSessionOptions): Session & { end(): void } => {
  const { api, store, epoch } = options
  const session = makeSessionMemory(store, epoch)
  const { state, company, hasExpired } = session
  const load = sharedWithin(epoch, (over) => loadUser(options, session, over))
  const recheck = shared(
    Effect.match(api.call(calls.me), {
      onSuccess: (user) => {
        adoptFreshUser(session, user)
        return true
      },
      onFailure: (error) => !isTransient(error),
    }),
  )
  const signOut = () =>
    Effect.suspend(() => {
      const refreshToken = store.read()?.user.refreshToken
      store.drafts.write(undefined)
      end(session)
      if (refreshToken === undefined) return Effect.void
      return ignore(api.call(calls.logout, { body: { refreshToken } }))
    })
  return {
    state,
    serverState: undefined,
    user: computed(() => (state.value._tag === "Loaded" ? state.value.user : undefined)),
    company,
    signIn: signInWith(options, session),
    load: () => load,
    recheck: () => recheck,
    // `recheck` finds it.
    findCompany: () => Effect.void,
    signOut,
    view: (next) => session.view(next),
    follow: () => store.onChange(() => adoptStored(session)),
    hasExpired,
    drafts: store.drafts,
    choices: store.choices,
    end: () => end(session, true),
  }
}
