import * as Effect from "effect/Effect"
import { allows } from "../contract/access/access.ts"
import { applicationAdmin } from "../contract/applications/applicationAdmin.ts"
import { type Dashboard, dashboard, dashboardGates } from "../contract/dashboard/dashboard.ts"
import { histories } from "../contract/resource/histories.ts"
import type { HistoryEntry } from "../contract/resource/history.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { NewsItem } from "../contract/news/news.ts"
import { accessLint } from "../contract/access/accessLint.ts"
import { sampleFindings } from "./sampleFindings.ts"
import { permissions } from "../contract/access/permissions.ts"
import { InvalidLogin, session } from "../contract/session/session.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { applicationHandlers, type ApplicationMemory } from "./applicationHandlers.ts"
import { type CompanyMemory, companyHandlers } from "./companyHandlers.ts"
import { deliveryAreaHandlers } from "./deliveryAreaHandlers.ts"
import { deliveryHandlers, type DeliveryMemory } from "./deliveryHandlers.ts"
import { type DeliveryPeopleMemory, deliveryPersonHandlers } from "./deliveryPersonHandlers.ts"
import type { ConversationMemory } from "./conversationMemory.ts"
import { conversationHandlers } from "./conversationHandlers.ts"
import { describedHandlers } from "./describedLists.ts"
import type { DescribedLists } from "./resourceMemory.ts"
import { accessHandlers } from "./accessHandlers.ts"
import { type FileMemory, fileHandlers } from "./fileHandlers.ts"
import { menuCopyHandlers } from "./menuCopyHandlers.ts"
import { menuHandlers } from "./menuHandlers.ts"
import { menuVersionHandlers } from "./menuVersionHandlers.ts"
import type { MenuMemory } from "./menuMemory.ts"
import { orderSettingsHandlers, type OrderSettingsMemory } from "./orderSettingsHandlers.ts"
import { publicPageHandlers } from "./publicPageHandlers.ts"
import { printingHandlers } from "./printingHandlers.ts"
import { pdfPageHandlers } from "./pdfPageHandlers.ts"
import { payoutHandlers } from "./payoutHandlers.ts"
import { shelfHandlers } from "./shelfHandlers.ts"
import { orderHandlers } from "./orderHandlers.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { namesBeyond } from "./grants.ts"
import { platformUserHandlers } from "./platformUserHandlers.ts"
import { roleHandlers, type RoleMemory } from "./roleHandlers.ts"
import { samplePermissions } from "./sampleRoles.ts"
import { whatsappHandlers } from "./whatsappHandlers.ts"
import { newsHandlers } from "./newsHandlers.ts"
import { savedViewHandlers } from "./savedViewHandlers.ts"
import { joiningHandlers, type JoiningMemory } from "./joiningHandlers.ts"
import { userHandlers, type UserMemory } from "./userHandlers.ts"
import type { Handler } from "./Handler.ts"

interface Memory
  extends
    JoiningMemory,
    ApplicationMemory,
    CompanyMemory,
    DeliveryMemory,
    DeliveryPeopleMemory,
    RoleMemory,
    Pick<UserMemory, "users"> {
  readonly files: FileMemory["files"]
  readonly chat: ConversationMemory
  readonly lists: DescribedLists
  readonly menus: MenuMemory
  readonly dashboard: Dashboard
  readonly history: ReadonlyArray<HistoryEntry>
  readonly news: ReadonlyArray<Numbered<NewsItem>>
  readonly orders: OrderMemory
  readonly orderSettings: OrderSettingsMemory
}

/** Handlers for the history of records in the specification's own lists: the same for each. */
const historyHandlers = ({ history }: Memory): ReadonlyArray<readonly [Endpoint, Handler]> =>
  [...Object.values(histories), applicationAdmin.history].map((call) => [
    call,
    () => Effect.succeed({ items: history, totalCount: history.length }),
  ])

/** The figures without the parts whose gate is closed to this user. */
const figuresFor = (user: Numbered<CurrentUser>, figures: Dashboard): Dashboard => {
  const closed = Object.entries(dashboardGates).filter(([, gate]) => !allows(gate, user))
  const hidden = new Set(closed.map(([part]) => part))
  return Object.fromEntries(Object.entries(figures).filter(([part]) => !hidden.has(part))) as Dashboard
}

type Registration = (typeof session.register)["body"]["Type"]

/** Handlers for callers without an account. If nothing can be done, the answer is empty (section 8). */
const anonymousHandlers = ({ users }: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const isKnown = (address: string) => [...users.rows.values()].some(({ email }) => email === address)
  const register: Handler = ({ body }) => {
    const { password: _, ...made } = body as Registration
    if (isKnown(made.email)) return Effect.succeed(null)
    return Effect.as(users.put({ ...made, id: users.nextId(), roles: [], version: 1 }), { accepted: true })
  }
  const forgot: Handler = ({ query }) =>
    Effect.succeed(isKnown((query as { email: string }).email) ? { accepted: true } : null)
  return [
    [session.register, register],
    [session.forgot, forgot],
  ]
}

const userMemoryOf = ({ users, roles, user }: Memory): UserMemory => ({
  users,
  self: user.id,
  roles: () => [...roles.rows.keys()],
  ungrantable: (ids) =>
    ids.filter((id) => namesBeyond(user, roles.rows.get(id)?.permissions ?? []).length > 0),
})

/** Handlers for what the user has for themselves. */
const ownHandlers = (memory: Memory) => [...savedViewHandlers(memory), ...newsHandlers(memory.news)]

/** Handlers for described lists, and for the menus some of them make. */
const listHandlers = (memory: Memory) => [
  ...describedHandlers(memory.lists),
  ...menuHandlers(memory),
  ...menuCopyHandlers(memory),
  ...menuVersionHandlers(memory),
]

/** Returns the handlers of the contract's calls; calls without one answer 404. */
export const handlersOf = (memory: Memory): ReadonlyMap<Endpoint, Handler> => {
  const signIn: Handler = ({ body }) =>
    (body as { password: string }).password === "demo1234"
      ? Effect.succeed({ user: { id: memory.user.id }, accessToken: "access", refreshToken: "refresh" })
      : Effect.fail(new InvalidLogin({}))
  const userMemory = userMemoryOf(memory)
  return new Map<Endpoint, Handler>([
    [session.login, signIn],
    [session.me, () => Effect.succeed(memory.user)],
    [session.logout, () => Effect.void],
    [dashboard.read, () => Effect.succeed(figuresFor(memory.user, memory.dashboard))],
    ...anonymousHandlers(memory),
    [permissions.usage, () => Effect.succeed([])],
    [accessLint.find, () => Effect.succeed(sampleFindings)],
    [permissions.list, () => Effect.succeed(samplePermissions)],
    ...applicationHandlers(memory, memory.user),
    ...publicPageHandlers(memory),
    ...companyHandlers(memory),
    ...deliveryAreaHandlers,
    ...deliveryHandlers(memory, memory.companies, memory.user.fullname),
    ...deliveryPersonHandlers(memory),
    ...roleHandlers(memory),
    ...accessHandlers({ user: memory.user, users: memory.users.rows, roles: memory.roles.rows }),
    ...listHandlers(memory),
    ...fileHandlers(memory),
    ...pdfPageHandlers(memory),
    ...ownHandlers(memory),
    ...orderHandlers(memory),
    ...orderSettingsHandlers(memory),
    ...printingHandlers(memory),
    ...payoutHandlers(memory),
    ...shelfHandlers(memory),
    ...conversationHandlers(memory),
    ...whatsappHandlers(memory),
    ...joiningHandlers(memory),
    ...userHandlers(userMemory),
    ...platformUserHandlers(userMemory),
    ...historyHandlers(memory),
  ])
}
