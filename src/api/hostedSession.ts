import { computed, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { PermissionName } from "../contract/access.ts"
import type { Company } from "../contract/company.ts"
import { InvalidLogin, session as calls } from "../contract/session.ts"
import type { Api } from "./api.ts"
import type { Epoch } from "./epoch.ts"
import type { GetToken } from "./hostKeyring.ts"
import { shared } from "./shared.ts"
import type { Session, SessionState, SessionUser } from "./session.ts"

export interface HostSessionOptions {
  readonly getToken: GetToken
  /** The company being viewed; sent as the `Company` header. Left out, it is the user's own. */
  readonly company?: Company
  /** What the user may do. Left out, the user is asked of the API. */
  readonly permissions?: ReadonlyArray<PermissionName>
}

const given = ({ permissions, company }: HostSessionOptions): SessionUser | undefined =>
  permissions && {
    permissions: permissions.map((name) => ({ name })),
    isRoot: false,
    isApplication: false,
    franchises: [],
    ...(company && { company }),
  }

/** A session the host owns: signing in and out is the host's business. */
export const hostedSession = (options: HostSessionOptions, api: Api, epoch: Epoch): Session => {
  const known = given(options)
  const state = signal<SessionState>(known ? { _tag: "Loaded", user: known } : { _tag: "TokenStored" })
  const company = signal<Company | undefined>(options.company)
  const asked = shared(
    Effect.map(api.call(calls.me), (user) => {
      company.value ??= user.company ?? undefined
      state.value = { _tag: "Loaded", user }
    }),
  )
  const view = (next: Company | undefined) => {
    company.value = next
    epoch.next()
  }
  return {
    state,
    user: computed(() => (state.value._tag === "Loaded" ? state.value.user : undefined)),
    company,
    signIn: () => Effect.fail(new InvalidLogin({})),
    load: () => (known ? Effect.void : asked),
    recheck: () => Effect.void,
    signOut: () => Effect.void,
    view,
    follow: () => () => {},
  }
}
