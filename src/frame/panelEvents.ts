/** The actions panels ask their host about before they write, and the events they tell it afterwards. */
interface Told {
  readonly actions: ReadonlyArray<string>
  readonly events: ReadonlyArray<string>
}

/** Told by every described list and its editor, under the list's name. */
export const listEvents = {
  actions: [
    "create",
    "save",
    "remove",
    "removeMany",
    "move",
    "moveMany",
    "changeMany",
    "order",
    "import",
    "saveView",
    "removeView",
  ],
  events: [
    "created",
    "saved",
    "removed",
    "removedMany",
    "moved",
    "movedMany",
    "changedMany",
    "ordered",
    "imported",
    "exported",
    "saveView",
    "removeView",
  ],
} as const satisfies Told

const members = {
  actions: ["addMembers", "removeMembers"],
  events: ["membersAdded", "membersRemoved"],
} as const
const test = { actions: ["test"], events: ["tested"] } as const
const anonymize = { actions: ["anonymize"], events: ["anonymized"] } as const

/** Everything else each panel tells, by the panel's name. An event that is not here does not compile. */
export const panelEvents = {
  accessGroups: members,
  braspagTransactions: { actions: ["operate"], events: ["operated"] },
  bugOrders: {
    actions: ["move", "ready", "assign", "promise"],
    events: ["move", "ready", "assign", "promise"],
  },
  campaigns: test,
  companies: { actions: ["rollOut", "undoRollout"], events: ["rolledOut", "rolloutUndone"] },
  companyGroups: {
    actions: ["copyHours", "changeOpening"],
    events: ["copyHoursEnded", "changeOpeningEnded"],
  },
  contactCentre: {
    actions: ["create", "remove", "send", "retry", "assign", "close", "reopen"],
    events: ["created", "removed", "sent"],
  },
  contracts: { actions: ["finish", "send"], events: ["finished", "sent"] },
  coupons: { actions: ["codes"], events: ["codes"] },
  dashboard: { actions: [], events: ["followed"] },
  deliveryPeople: { actions: ["changeSituation", "pay"], events: ["situationChanged", "paid"] },
  emailTemplates: { actions: ["restore", "test"], events: ["restored", "tested"] },
  emailTypes: test,
  faqArticles: { actions: [], events: ["voted"] },
  forgotPassword: { actions: ["ask"], events: ["asked"] },
  franchises: members,
  invoices: {
    actions: ["closePeriod", "remind", "dispute"],
    events: ["closingStarted", "reminded", "disputed"],
  },
  leads: { actions: ["convert"], events: ["converted"] },
  licenses: { actions: ["renew", "assign"], events: ["renewed", "assigned"] },
  login: { actions: ["signIn"], events: ["signedIn"] },
  looseDeliveries: {
    actions: ["move", "assign", "end", "giveCredits"],
    events: ["moved", "assigned", "ended", "creditsGiven"],
  },
  notifications: test,
  notificationTopics: { actions: ["subscriptions"], events: ["subscriptions"] },
  offerPeople: anonymize,
  offerSites: { actions: ["restore"], events: ["restored"] },
  openingHours: { actions: ["copyHours"], events: ["copyHoursEnded"] },
  orderAlert: { actions: [], events: ["arrived"] },
  orders: {
    actions: ["move", "ready", "courier", "promise", "item", "print", "settings", "beginConversation"],
    events: [
      "moved",
      "readied",
      "assigned",
      "promised",
      "itemChanged",
      "printed",
      "settingsChanged",
      "conversationBegun",
    ],
  },
  people: { actions: ["anonymize", "merge"], events: ["anonymized", "merged"] },
  platformUsers: {
    actions: ["reset", "block", "unblock"],
    events: ["resetDone", "blockDone", "unblockDone"],
  },
  register: { actions: ["register"], events: ["registered"] },
  shoppers: {
    actions: ["assign", "setPin", "removePin"],
    events: ["assigned", "pinSet", "pinRemoved"],
  },
  storeToggle: { actions: ["open", "close", "release"], events: ["saved"] },
  tickets: {
    actions: ["assign", "merge", "rate", "reply"],
    events: ["assigned", "merged", "rated", "replied"],
  },
  userEditor: {
    actions: ["create", "save", "changePassword"],
    events: ["created", "saved", "passwordChanged"],
  },
} as const satisfies Readonly<Record<string, Told>>

type Panels = typeof panelEvents

/** One thing of a kind that a panel tells, with what it is about. */
type ToldOf<K extends keyof Told> =
  | {
      readonly [P in keyof Panels]: {
        readonly panel: P
        readonly type: Panels[P][K][number]
        readonly detail?: unknown
      }
    }[keyof Panels]
  | {
      /** The list's name. */
      readonly panel: string
      readonly type: (typeof listEvents)[K][number]
      readonly detail?: unknown
    }

/** Something a person did or met in a panel, for the host to follow. */
export type PanelEvent = ToldOf<"events">

/** Action a person is about to take in a panel. */
export type PanelAction = ToldOf<"actions">
