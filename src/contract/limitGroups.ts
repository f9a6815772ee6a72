import { bytesOfMegabyte } from "./bytesOfMegabyte.ts"

/*
 * The groups of `limits`. Each is a constant of its own, so that bundlers leave out those a page has no use for.
 */

/** Characters. */
export const text = {
  email: { min: 3, max: 320 },
  password: { min: 3, max: 100 },
  fullname: { min: 3, max: 100 },
  username: { min: 3, max: 100 },
  /** Role title and other short labels; the specification only asks for one. */
  title: { min: 1, max: 100 },
  /** A contact's name, as they are called. */
  contactName: { min: 1, max: 100 },
  /** Digits of a phone number (section 5: 13 with the country's); `withArea` is the fewest with the area's code. */
  phone: { min: 8, withArea: 10, max: 13 },
  /** Optional free text of one line. */
  line: { max: 255 },
  /** Optional free text of several lines. */
  lines: { max: 5000 },
  /** A user's `shopper` field, as JSON. */
  shopper: { max: 2000 },
  search: { max: 200 },
  /** Ids of records to choose from, joined by commas. */
  choiceIds: { max: 2000 },
} as const

export const list = {
  pageNumber: 0,
  pageSize: 10,
  /** Page sizes of section 9, and larger ones for working through many rows. */
  pageSizes: [3, 5, 10, 25, 50, 100],
  /** The last page one may ask for. */
  lastPage: 1_000_000,
  /** Most rows one page may ask for. */
  maxPageSize: 100,
  /** Up to so many rows a total is exact; larger ones may be estimates. */
  maxExactTotal: 10_000,
  sortField: "id",
  sortOrder: "asc",
  /** Most rows a bulk call names; more go by a filter. */
  maxNamed: 1000,
  /** Most rows a call without pages returns. */
  maxUnpaged: 1000,
  /** Most records one choice offers; who has more is told to type. */
  maxChoices: 50,
  /** Records of one list that a search of all lists finds. */
  maxFoundEach: 5,
  /** Most items one field of a record may hold. */
  maxItems: 200,
} as const

/** Most corners of an area, all rings together. */
export const area = { maxCorners: 100 } as const

/** Views people keep of a list. */
export const savedView = { nameMax: 60, maxFilters: 50, maxColumns: 100, maxEach: 100 } as const

/** The largest number a field may hold: 100 billion, or a billion in cents. */
export const number = { max: 100_000_000_000 } as const

/** Years of days people give: of anything, of what is planned, the last one, and how old somebody may be. */
export const years = { first: 1900, firstOfPlans: 2000, last: 2100, oldest: 130 } as const

/** Delays and intervals. */
export const waitMs = {
  loginRedirect: 4000,
  dialog: 2500,
  roleDialogClose: 1000,
  firstList: 1000,
  debounce: 150,
  permissionsAfterUser: 100,
  loginBackgroundPoll: 500,
  logoPoll: 500,
  alertSoundDelay: 750,
  alertSound: 35_000,
  storeRecheck: 5000,
} as const

/** Display time of notices, in milliseconds. */
export const noticeMs = {
  snackbar: 10_000,
  undo: 3000,
  invalidForm: 10_000,
  invalidRole: 30_000,
  notification: 5000,
  roleSaved: 10_000,
} as const

/** Pixels. */
export const dialog = { status: 400, delete: 440, list: 480, role: 900 } as const

export const loginBackground = { attempts: 4 } as const

export const logo = { attempts: 5 } as const

/** Milliseconds an application's style is kept. */
export const styleCacheMs = 300_000

export const locales = { ptBr: "pt-BR", en: "en" } as const

export const defaultLocale = "ptBr"

/** Pixels scrolled before the control shows; milliseconds of the way up. */
export const scrollTop = { offset: 300, speed: 600 } as const

export const scrollbar = { wheelSpeed: 0.5, minLength: 40, maxLength: 300 } as const

/** Pixels; percent of the bar at each stage. */
export const loadingBar = { height: 3, steps: [35, 75] } as const

/** Pixels. */
export const headerMinimise = { desktop: 200, mobile: 150 } as const

export const storageKeys = {
  token: "authToken",
  user: "user",
  userInfo: "userInfo",
  company: "companyMain",
  appSettings: "appSettings",
  layout: "layoutConfig",
  language: "language",
} as const

/**
 * Ours. A call is repeated after a delay that doubles from `retryBaseMs`; a `Retry-After` beyond `maxRetryAfterMs` is
 * not waited for. While the API is away nothing is repeated, and what reads by itself does so every `awayMs`. A write with a body up to `maxKeepaliveChars` still reaches the server when its page is closed. For `repeatHours` a repeat with the same key makes no second record.
 */
export const call = {
  timeoutMs: 15_000,
  uploadTimeoutMs: 60_000,
  retries: 2,
  retryBaseMs: 300,
  maxRetryAfterMs: 5000,
  awayMs: 20_000,
  refreshWaitMs: 5000,
  maxKeepaliveChars: 8192,
  repeatHours: 24,
} as const

/** Ours: how often a visible page checks what the user may do, at most and while the API is away. */
export const recheckMs = { min: 4000, max: 64_000 } as const

/** Ours: the time zone of days and hours until a company has one of its own. */
export const timeZone = "America/Sao_Paulo"

/** Ours: how often a visible dashboard is loaded, and the shortest time between two loads. */
export const dashboard = { refreshMs: 60_000, minIntervalMs: 5000 } as const

/**
 * Ours: the most delivery people in a live list and positions in an import; when a position counts as old; how often
 * the live map polls delivery people where there is no stream, and its stores.
 */
export const delivery = {
  maxLive: 10_000,
  maxPositions: 1000,
  staleMs: 120_000,
  pollMs: 5000,
  pollStoresMs: 60_000,
} as const

/**
 * Ours: the most orders on a board, how often one is read where there is no stream and how often its store's settings, how long a move may be taken back,
 * and the most minutes a kitchen, and the most bags a picker, may name. The others are in `orders/orderLimits.ts`.
 */
export const orders = {
  maxBoard: 1000,
  pollMs: 10_000,
  pollSettingsMs: 60_000,
  undoMs: 8000,
  maxPrepMinutes: 240,
  maxBags: 99,
} as const

/** Ours: the most news one answer has, how often they are counted, and after how many days they are gone. */
export const news = { max: 100, pollMs: 30_000, keptDays: 90, keptReadDays: 30 } as const

/** Ours: how often who picks what is read. */
export const picking = { pollMs: 5000 } as const

/**
 * Ours: how often an idle stream sends a heartbeat, after which silence the reader gives it up, the first and longest
 * delay before it reconnects, and how many streams one user may have from one process.
 */
export const stream = {
  heartbeatMs: 4000,
  silenceMs: 12_000,
  retry: { firstMs: 500, maxMs: 30_000 },
  perUser: 50,
} as const

/**
 * Ours: the largest file in bytes, the bytes it may unpack to, the longest name in characters without its ending, and after
 * how many hours a file that no record names is gone.
 */
export const file = {
  maxBytes: 5 * bytesOfMegabyte,
  maxUnpackedBytes: 512 * bytesOfMegabyte,
  maxName: 100,
  unusedHours: 24,
} as const

/**
 * Ours: bytes of all files of one user and of one company, of those that no record names yet (`unclaimed`) and of those
 * that records name (`kept`).
 */
export const fileQuota = {
  unclaimed: { user: 50 * bytesOfMegabyte, company: 150 * bytesOfMegabyte },
  kept: { user: 2048 * bytesOfMegabyte, company: 5120 * bytesOfMegabyte },
} as const

/**
 * WhatsApp's: characters of a message, and for how many hours after the customer's last message anything may be
 * written. Ours: characters of a file's address, values of a template, how long somebody counts as writing, how often
 * conversations are read where there is no stream, and how many messages or conversations one reading brings.
 */
export const contact = {
  /** Digits: of the shortest number WhatsApp may name, of the shortest one types, and of the longest (ITU-T E.164). */
  minPhone: 6,
  minTypedPhone: 10,
  maxPhone: 15,
  maxBody: 4096,
  windowHours: 24,
  maxUrl: 2048,
  maxTemplateValues: 10,
  typingMs: 5000,
  pollMs: 5000,
  pageSize: 50,
} as const

/** Ours: lifetime of tokens, of mailed links and of invitations, and the grace period for tabs that refresh at the same time. */
export const token = {
  accessSeconds: 900,
  refreshSeconds: 2_592_000,
  reuseGraceSeconds: 10,
  linkSeconds: 1800,
  inviteSeconds: 604_800,
} as const

/** Ours: for how many days a signer can open the link to a contract. */
export const acceptance = { linkDays: 14 } as const
