import type { DetailOf, Shape } from "./eventDetails.ts"

/** The actions panels ask their host about before they write, and the events they emit afterwards, with their details. */
interface Emitted {
  readonly actions: Readonly<Record<string, Shape>>
  readonly events: Readonly<Record<string, Shape>>
}

const record = { id: "id" } as const
const draft = { id: "id?" } as const
const moved = { id: "id", to: "text" } as const

/** Emitted by every described list and its editor, under the list's name. */
export const listEvents = {
  actions: {
    create: draft,
    save: draft,
    remove: record,
    removeMany: "object",
    move: moved,
    moveMany: "object",
    changeMany: "object",
    order: record,
    import: { lines: "number" },
    saveView: "none",
    removeView: "none",
  },
  events: {
    created: draft,
    saved: draft,
    removed: record,
    removedMany: { removed: "number", refused: "objects" },
    moved,
    movedMany: { moved: "number", refused: "objects" },
    changedMany: { moved: "number", refused: "objects" },
    ordered: record,
    imported: { made: "number", updated: "number", refused: "number" },
    exported: { columns: "texts" },
    saveView: "none",
    removeView: "none",
  },
} as const satisfies Emitted

const ofUsers = { id: "id", users: "ids" } as const
const members = {
  actions: { addMembers: ofUsers, removeMembers: ofUsers },
  events: { membersAdded: ofUsers, membersRemoved: ofUsers },
} as const
const test = { actions: { test: record }, events: { tested: record } } as const
const anonymize = { actions: { anonymize: record }, events: { anonymized: record } } as const
const ofOrder = { order: "id" } as const
const ofCourier = { order: "id", deliveryPerson: "id" } as const
const ofOrders = { orders: "ids" } as const
const ofContact = { contact: "id" } as const
const ofStores = { stores: "ids" } as const
const ofStoresEnded = { stores: "ids", refused: "ids" } as const
const ofSetting = { id: "id", key: "text" } as const
const operation = { id: "id", operation: "text", cents: "number", reason: "text" } as const
const ofItem = { order: "id", line: "number", change: "any" } as const
const ofPrint = { orders: "ids", template: "text" } as const
const assignment = { id: "id", assignee: "id or null" } as const
const merge = { id: "id", other: "id" } as const
const mergedTicket = { id: "id", into: "id" } as const
const rating = { id: "id", rating: "text" } as const
const reply = { id: "id", kind: "text" } as const
const rollout = { key: "text", value: "any", companies: "ids" } as const
const signature = { id: "id", list: "text" } as const
const sending = { id: "id", emails: "texts" } as const
const situation = { id: "id", flag: "text" } as const
const ofProducts = { products: "ids" } as const
const shopper = { id: "id", shopper: "id or null" } as const

/** Everything else each panel emits, by the panel's name. An event that is not here does not compile. */
export const panelEvents = {
  accessGroups: members,
  braspagTransactions: {
    actions: { operate: operation },
    events: { operated: { ...operation, state: "text" } },
  },
  bugOrders: {
    actions: { move: ofOrder, ready: ofOrder, assign: ofOrder, promise: ofOrder },
    events: { move: ofOrder, ready: ofOrder, assign: ofOrder, promise: ofOrder },
  },
  campaigns: test,
  cities: {
    actions: { import: { codes: "texts", owner: "id?" } },
    events: { imported: { codes: "texts", owner: "id?", made: "number" } },
  },
  companies: {
    actions: { rollOut: rollout, undoRollout: ofSetting },
    events: { rolledOut: rollout, rolloutUndone: ofSetting },
  },
  companyGroups: {
    actions: { copyHours: ofStores, changeOpening: ofStores },
    events: { copyHoursEnded: ofStoresEnded, changeOpeningEnded: ofStoresEnded },
  },
  contactCentre: {
    actions: {
      create: "object",
      remove: ofContact,
      send: ofContact,
      retry: { message: "id" },
      assign: ofContact,
      close: ofContact,
      reopen: ofContact,
    },
    events: { created: "object", removed: ofContact, sent: ofContact },
  },
  contracts: {
    actions: { finish: signature, send: sending },
    events: { finished: signature, sent: sending },
  },
  coupons: { actions: { codes: record }, events: { codes: record } },
  dashboard: { actions: {}, events: { followed: "object" } },
  deliveryMap: { actions: { assign: ofCourier }, events: { assigned: ofCourier } },
  deliveryPeople: {
    actions: { changeSituation: situation, pay: record },
    events: { situationChanged: situation, paid: record },
  },
  emailTemplates: {
    actions: { restore: record, test: record },
    events: { restored: record, tested: record },
  },
  emailTypes: test,
  faqArticles: { actions: {}, events: { voted: { id: "id", isHelpful: "flag" } } },
  forgotPassword: { actions: { ask: "none" }, events: { asked: "none" } },
  franchises: members,
  invoices: {
    actions: { closePeriod: "object", remind: record, dispute: record },
    events: { closingStarted: "object", reminded: record, disputed: record },
  },
  leads: {
    actions: { convert: { id: "id", type: "text" } },
    events: { converted: { id: "id", company: "id?" } },
  },
  licenses: {
    actions: { renew: record, assign: record },
    events: { renewed: record, assigned: record },
  },
  login: { actions: { signIn: "none" }, events: { signedIn: "none" } },
  looseDeliveries: {
    actions: { move: record, assign: record, end: record, giveCredits: "object" },
    events: { moved: record, assigned: record, ended: record, creditsGiven: "object" },
  },
  notifications: {
    actions: { ...test.actions, create: { title: "text" } },
    events: { ...test.events, created: { title: "text" } },
  },
  notificationTopics: { actions: { subscriptions: record }, events: { subscriptions: record } },
  offerPeople: anonymize,
  menu: {
    actions: { change: { ops: "objects" }, publish: "object", restore: { number: "number" } },
    events: { changed: { version: "number" } },
  },
  offerSites: { actions: { restore: record }, events: { restored: record } },
  offerTabloids: {
    actions: { create: "object", save: "object" },
    events: { created: "object", saved: "object" },
  },
  openingHours: { actions: { copyHours: ofStores }, events: { copyHoursEnded: ofStoresEnded } },
  orderAlert: { actions: {}, events: { arrived: "object" } },
  orders: {
    actions: {
      move: ofOrders,
      ready: ofOrders,
      courier: ofOrders,
      promise: ofOrders,
      item: ofItem,
      print: ofPrint,
      settings: "object",
      beginConversation: ofOrder,
    },
    events: {
      moved: ofOrders,
      readied: ofOrders,
      assigned: ofOrders,
      promised: ofOrders,
      itemChanged: ofItem,
      printed: ofPrint,
      settingsChanged: "object",
      conversationBegun: { contact: "id?" },
      exported: "none",
    },
  },
  people: {
    actions: { ...anonymize.actions, merge },
    events: { ...anonymize.events, merged: merge },
  },
  platformUsers: {
    actions: { reset: record, block: record, unblock: record },
    events: { resetDone: record, blockDone: record, unblockDone: record },
  },
  products: {
    actions: { checkLabel: record, printLabels: ofProducts },
    events: { labelChecked: { id: "id", isRight: "flag" }, labelsPrinted: ofProducts },
  },
  register: { actions: { register: "none" }, events: { registered: "none" } },
  shoppers: {
    actions: { assign: shopper, setPin: record, removePin: record },
    events: { assigned: shopper, pinSet: record, pinRemoved: record },
  },
  storeToggle: {
    actions: { open: "object", close: "object", release: "object" },
    events: { saved: "object" },
  },
  tickets: {
    actions: {
      save: { id: "id", priority: "text" },
      assign: assignment,
      merge: mergedTicket,
      rate: rating,
      reply,
    },
    events: { assigned: assignment, merged: mergedTicket, rated: rating, replied: reply },
  },
  userEditor: {
    actions: { create: draft, save: draft, changePassword: draft },
    events: { created: draft, saved: draft, passwordChanged: draft },
  },
} as const satisfies Readonly<Record<string, Emitted>>

type Panels = typeof panelEvents

type EventsOf<Panel, Shapes> = {
  readonly [T in keyof Shapes]: { readonly panel: Panel; readonly type: T } & DetailOf<Shapes[T]>
}[keyof Shapes]

/** One thing of a kind that a panel emits. A list emits what every list does under its own name. */
type EmittedAs<K extends keyof Emitted> =
  | { readonly [P in keyof Panels]: EventsOf<P, Panels[P][K]> }[keyof Panels]
  | EventsOf<string, (typeof listEvents)[K]>

/** Something a person did or met in a panel, for the host to follow. */
export type PanelEvent = EmittedAs<"events">

/** Action a person is about to take in a panel. */
export type PanelAction = EmittedAs<"actions">
