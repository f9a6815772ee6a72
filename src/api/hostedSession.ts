import { computed, type Signal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { PermissionName } from "../contract/access/permissionNames.ts"
import type { Company } from "../contract/companies/company.ts"
import { session as calls } from "../contract/session/session.ts"
import { Forbidden } from "../contract/wire/refusals.ts"
import type { Api } from "./api.ts"
import type { Epoch } from "./epoch.ts"
import type { GetToken } from "./hostKeyring.ts"
import { memoryDrafts } from "./store.ts"
import { sharedWithin } from "./shared.ts"
import type { Session, SessionState, SessionUser } from "./session.ts"
import { ignore } from "./lightEffect.ts"

export interface HostSessionOptions {
  readonly getToken: GetToken
  /** The company being viewed; sent as the `Company` header. Left out, it is the user's own. */
  readonly company?: Company
  /** The user's permissions. If left out, the user is loaded from the API. */
  readonly permissions?: ReadonlyArray<PermissionName>
}

const userFrom = ({ permissions, company }: HostSessionOptions): SessionUser | undefined =>
  permissions && {
    permissions: permissions.map((name) => ({ name })),
    isRoot: false,
    isApplication: false,
    franchises: [],
    ...(company && { company }),
  }

const leftToHost = {
  signIn: () => Effect.fail(new Forbidden({ needs: [] })),
  recheck: () => Effect.succeed(true),
  signOut: () => Effect.void,
  follow: () => () => {},
}

interface HostedSession extends Session {
  /** For another user's token: the company and the permissions the host named were the former one's, so the API is asked. */
  restart(): void
}

/** Changes the company that is viewed. */
const viewing =
  (state: Signal<SessionState>, company: Signal<Company | undefined>, epoch: Epoch) =>
  (next: Company | undefined) => {
    company.value = next
    epoch.next()
    // A load under way belonged to the former epoch; setting the state makes its watchers start another.
    if (state.peek()._tag === "TokenStored") state.value = { _tag: "TokenStored" }
  }

/** A session the host owns. */
export const hostedSession = (options: HostSessionOptions, api: Api, epoch: Epoch): HostedSession => {
  let known = userFrom(options)
  const state = signal<SessionState>(known ? { _tag: "Loaded", user: known } : { _tag: "TokenStored" })
  const company = signal<Company | undefined>(options.company)
  const drafts = memoryDrafts()
  const view = viewing(state, company, epoch)
  /** The user has no company yet. A user who has one may still view none, when the host chose so. */
  const hasNone = () => {
    const now = state.peek()
    return !known && now._tag === "Loaded" && !now.user.company && !company.peek()
  }
  const loadUser = sharedWithin(epoch, () =>
    Effect.map(api.call(calls.me), (user) => {
      const own = user.company ?? undefined
      const isLater = hasNone()
      if (isLater && !own) return
      state.value = { _tag: "Loaded", user }
      if (isLater) view(own)
      else company.value ??= own
    }),
  )
  return {
    state,
    serverState: state.peek(),
    user: computed(() => (state.value._tag === "Loaded" ? state.value.user : undefined)),
    company,
    ...leftToHost,
    load: () => Effect.suspend(() => (known ? Effect.void : loadUser)),
    findCompany: () => Effect.suspend(() => (hasNone() ? ignore(loadUser) : Effect.void)),
    view,
    hasExpired: signal(false),
    drafts,
    restart: () => {
      known = undefined
      drafts.write(undefined)
      view(undefined)
      state.value = { _tag: "TokenStored" }
    },
  }
}
