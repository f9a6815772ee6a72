import type { Application } from "../contract/applications/application.ts"
import type { ListedCompany } from "../contract/companies/companies.ts"
import type { CompanyDelivery, Opening } from "../contract/companies/companyDeliveries.ts"
import type { Dashboard } from "../contract/dashboard/dashboard.ts"
import type { DeliveryChanges, DeliveryPerson } from "../contract/deliveryPeople/deliveryPerson.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { HistoryEntry } from "../contract/resource/history.ts"
import { type Extra, extras as every, extrasHeader } from "../contract/wire/extras.ts"
import type { MenuLinks } from "../contract/menu/menuData.ts"
import type { NewsItem } from "../contract/news/news.ts"
import type { Resource, RowOf } from "../contract/resource/resource.ts"
import type { Role } from "../contract/users/roles.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { JoinRequest } from "../contract/users/joining.ts"
import type { User } from "../contract/users/user.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { GivenConversation } from "../samples/givenConversation.ts"
import type { GivenTicketMessage } from "../samples/ticketMessages.ts"
import { applicationTable } from "./applicationHandlers.ts"
import { type ChatControls, makeChat } from "./chat.ts"
import { makeOrders, type OrderControls } from "./orderMemory.ts"
import { makeMenus } from "./menuMemory.ts"
import { exceptionsIn } from "./prepExceptions.ts"
import { deliveryTable, withOpening } from "./deliveryHandlers.ts"
import { describedLists } from "./describedLists.ts"
import { applyChanges, courierTable } from "./deliveryPersonHandlers.ts"
import { handlersOf } from "./handlers.ts"
import { streamsOf } from "./backendStreams.ts"
import { makeAnswer, makeFaults, routesOf } from "./memoryAnswers.ts"
import { type DescribedLists, recordsIn } from "./resourceMemory.ts"
import type { ListedRecords } from "./resourceTable.ts"
import { rootUser } from "./people.ts"
import { roleTable } from "./roleHandlers.ts"
import { sampleApplications } from "./sampleApplications.ts"
import { sampleCompanies } from "./sampleCompanies.ts"
import { sampleDeliveryPeople } from "./sampleDeliveryPeople.ts"
import { sampleDashboard } from "./sampleDashboard.ts"
import { sampleDeliveries } from "./sampleDeliveries.ts"
import { sampleRoles } from "./sampleRoles.ts"
import { sampleUsers } from "./sampleUsers.ts"
import { userTable } from "./userHandlers.ts"

export interface MemoryBackendOptions {
  /** User who signs in, with any e-mail address and the password `demo1234`. Default: a root user. */
  readonly user?: Numbered<CurrentUser>
  readonly roles?: ReadonlyArray<Role>
  readonly users?: ReadonlyArray<User>
  /** The brands of the platform. */
  readonly applications?: ReadonlyArray<Numbered<Application>>
  /** The companies a user without a company of their own may view. */
  readonly companies?: ReadonlyArray<Numbered<ListedCompany>>
  readonly deliveryPeople?: ReadonlyArray<Numbered<DeliveryPerson>>
  /** Conversations it begins with, attended by who signs in. Default: those of a restaurant. */
  readonly conversations?: ReadonlyArray<GivenConversation>
  /**
   * True if changes of delivery people, conversations, orders and loose deliveries are streamed, as the reference API
   * does. Default: no.
   */
  readonly hasStream?: boolean
  /** Extras it offers beyond the specification; it does not know any others. Default: all. */
  readonly extras?: ReadonlyArray<Extra>
  /** Number of users who hold a role, by its number. */
  readonly holders?: Readonly<Record<number, number>>
  /** The delivery records of all companies, for a user without a company of their own. */
  readonly deliveries?: ReadonlyArray<Numbered<CompanyDelivery>>
  /**
   * Opening state of the user's company: open or not, by hand or not, and the time of the next change. Default: open,
   * by its hours.
   */
  readonly opening?: Opening & Pick<CompanyDelivery, "changesAt" | "timeZone">
  /** Described lists, each with its first records: `[listed(coupons, [{ code: "NATAL10", … }])]`. Default: none. */
  readonly resources?: ReadonlyArray<ListedRecords>
  /** Links between the rows of the menus among the described lists. Default: none. */
  readonly menuLinks?: Partial<MenuLinks>
  /** MANUAL: changes of menus wait until somebody publishes them. Default: AUTO. */
  readonly menuPublishes?: "AUTO" | "MANUAL"
  /** Messages in the tickets of a described list, in order of time. Default: none. */
  readonly ticketMessages?: ReadonlyArray<GivenTicketMessage>
  /** Files there are from the beginning, counted from 1. */
  readonly files?: ReadonlyArray<File>
  /** History of any record in the specification's own lists, the latest first. Default: none. */
  readonly history?: ReadonlyArray<HistoryEntry>
  /** People who ask to join the companies within reach. Default: none. */
  readonly joinRequests?: ReadonlyArray<JoinRequest>
  /** The user's news. Default: none. */
  readonly news?: ReadonlyArray<Numbered<NewsItem>>
  /** The figures of the dashboard; the user is given the parts open to them. */
  readonly dashboard?: Dashboard
}

/** Controls for a test over a running backend. */
export interface MemoryBackend extends ChatControls, OrderControls {
  /** Give it to `createClient`. */
  readonly fetch: typeof globalThis.fetch
  /** The roles as they are now. */
  readonly roles: ReadonlyMap<number, Role>
  /** The users as they are now. */
  readonly users: ReadonlyMap<number, User>
  /** The delivery people as they are now. */
  readonly deliveryPeople: ReadonlyMap<number, Numbered<DeliveryPerson>>
  /** The delivery record of the user's company as it is now. */
  readonly delivery: () => CompanyDelivery | undefined
  /** All delivery records as they are now. */
  readonly deliveries: ReadonlyArray<Numbered<CompanyDelivery>>
  /** The files as they are now, by number. */
  readonly files: ReadonlyMap<number, File>
  /** The records of a described list as they are now. */
  records<R extends Resource>(resource: R): ReadonlyArray<RowOf<R>>
  /** Someone else opens or closes the user's company. */
  open(opening: Opening, name: string): void
  /** Delivery people change, and streams tell of it. */
  publish(changes: Numbered<DeliveryChanges>): void
  /** Breaks the streams there are. */
  disconnect(): void
  /** Every call that arrived, as `METHOD path`. */
  readonly requests: ReadonlyArray<string>
  /** From now on nothing answers, or everything does again. */
  offline(isOffline: boolean): void
  /** From now on this call is refused. */
  refuse(to: Endpoint, refusal: { readonly constructor: unknown }): void
  /** From now on this call never ends. */
  hang(to: Endpoint): void
}

/** The records of a backend, copied so that each backend changes its own. */
const recordsOf = (options: MemoryBackendOptions) => {
  const { user = rootUser, opening = { isOpen: true, isManual: false } } = options
  const { company } = user
  const chat = makeChat(user, options.conversations)
  const own: ReadonlyArray<Numbered<CompanyDelivery>> = company ? [{ ...opening, _id: 1, company }] : []
  const records = deliveryTable(company ? own : (options.deliveries ?? sampleDeliveries))
  const isOpen = () => company !== undefined && [...records.rows.values()][0]?.isOpen === true
  const memories = {
    user,
    applications: applicationTable(options.applications ?? sampleApplications),
    companies: options.companies ?? sampleCompanies,
    holders: options.holders ?? {},
    files: new Map((options.files ?? []).map((file, index) => [index + 1, file])),
    dashboard: options.dashboard ?? sampleDashboard,
    history: options.history ?? [],
    joinRequests: options.joinRequests ?? [],
    said: options.ticketMessages ?? [],
    news: options.news ?? [],
    menus: makeMenus(options.menuLinks, options.menuPublishes),
    deliveries: records,
    roles: roleTable(options.roles ?? sampleRoles),
    users: userTable(options.users ?? sampleUsers),
    couriers: courierTable(options.deliveryPeople ?? sampleDeliveryPeople),
    ...chat,
    ...makeOrders(user, chat.chat, isOpen, () => exceptionsIn(lists)),
  }
  const lists: DescribedLists = describedLists(options.resources ?? [], memories)
  return { ...memories, lists }
}

/** An API in memory, behind the same contract, for consumers' tests and for stories. */
export const memoryBackend = (options: MemoryBackendOptions = {}): MemoryBackend => {
  const records = recordsOf(options)
  const { deliveries, roles, users, couriers } = records
  const own = () => [...deliveries.rows.values()][0]
  const streams = streamsOf(records.streams, records.orderChanges, records.lists.looseChanges)
  const faults = makeFaults()
  const answerTo = makeAnswer(options, routesOf(records.lists), handlersOf(records), streams.of, faults)
  const listed = (options.extras ?? every).join(", ")
  return {
    ...records.controls,
    ...records.orderControls,
    fetch: async (input, init) => {
      const response = await answerTo(new Request(input, init))
      if (listed !== "") response.headers.set(extrasHeader, listed)
      return response
    },
    roles: roles.rows,
    users: users.rows,
    deliveryPeople: couriers.rows,
    files: records.files,
    requests: faults.requests,
    get deliveries() {
      return [...deliveries.rows.values()]
    },
    delivery: own,
    records: (resource) => recordsIn(records.lists, resource),
    open: (next, name) => {
      const record = own()
      if (record) deliveries.rows.set(record._id, withOpening(record, next, name))
    },
    publish: (changes) => {
      applyChanges(couriers, changes)
      streams.couriers.publish("changes", changes)
    },
    disconnect: streams.disconnect,
    offline: (next) => void (faults.isOffline = next),
    refuse: (to, refusal) => void faults.refused.set(to, refusal),
    hang: (to) => void faults.hung.add(to),
  }
}
