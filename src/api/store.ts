import type { Company } from "../contract/companies/company.ts"
import { limits } from "../contract/limits.ts"
import { isRecordId, type RecordId } from "../contract/wire/recordId.ts"
import { parseJson } from "./json.ts"
import { noteFollowed } from "./sharedKeys.ts"

/** Data a session leaves behind for the next visit. */
export interface Stored {
  readonly token: string
  /** The logged user: number, e-mail and tokens, as section 3 keeps them. */
  readonly user: LoggedUser
  readonly userInfo?: unknown
  readonly company?: Company | undefined
}

export interface LoggedUser {
  readonly id?: RecordId
  readonly accessToken: string
  readonly refreshToken?: string
}

/** Drafts that were begun and not sent; each tab has its own. */
export interface DraftStore {
  /** True if a reload of the tab finds it again. */
  readonly outlivesReload: boolean
  read(): unknown
  /** Nothing is kept of `undefined`. */
  write(drafts: unknown): void
}

/** Storage of a session. `onChange` calls back for changes made elsewhere: in another tab, or by the host. */
export interface SessionStore {
  read(): Stored | undefined
  write(stored: Stored): void
  clear(): void
  onChange(listener: () => void): () => void
  /** Kept when the session expires, for the same user; the session clears it otherwise. */
  readonly drafts: DraftStore
  /** True in it if the last session expired rather than being ended by its user; in all tabs. */
  readonly expiry: DraftStore
  /** Choices stored for this browser, shared by all its tabs; not cleared. */
  readonly choices?: DraftStore
}

/** Browsers may forbid storage, and what is kept may be damaged. */
const attempt = <A>(act: () => A): A | undefined => {
  try {
    return act()
  } catch {
    return undefined
  }
}

const parsed = (text: string | null): unknown => (text === null ? undefined : attempt(() => parseJson(text)))

const isLoggedUser = (value: unknown): value is LoggedUser =>
  typeof value === "object" && value !== null && typeof (value as LoggedUser).accessToken === "string"

export const isCompany = (value: unknown): value is Company =>
  typeof value === "object" && value !== null && isRecordId((value as Company)._id)

const storageKeys = limits.storageKeys

/** Section 3 names the keys; a prefix keeps them apart from a page's own, and from those of other clients. */
const keysWith = (prefix: string) => ({
  token: `${prefix}${storageKeys.token}`,
  user: `${prefix}${storageKeys.user}`,
  userInfo: `${prefix}${storageKeys.userInfo}`,
  company: `${prefix}${storageKeys.company}`,
})
type Keys = ReturnType<typeof keysWith>

/** Kept in localStorage; in memory where the browser forbids storage, and on a server. */
export const browserStore = (prefix: string): SessionStore => {
  const storage = attempt(() => globalThis.localStorage)
  if (!storage) return memoryStore()
  const stored = storeIn(storage, keysWith(prefix))
  const store: SessionStore = {
    ...stored,
    drafts: draftsUnder(`${prefix}contactDrafts`, () => sessionStorage),
    expiry: draftsUnder(`${prefix}expiry`, () => storage),
    choices: draftsUnder(`${prefix}choices`, () => storage),
    onChange: (listener) => {
      const endNote = noteFollowed(prefix, store)
      const endFollowing = stored.onChange(listener)
      return () => {
        endNote()
        endFollowing()
      }
    },
  }
  return store
}

/** Without storage, or when it is full, drafts last as long as the page. */
const draftsUnder = (key: string, storage: () => Storage): DraftStore => ({
  outlivesReload: true,
  read: () => attempt(() => parsed(storage().getItem(key))),
  write: (session) =>
    attempt(() => (session ? storage().setItem(key, JSON.stringify(session)) : storage().removeItem(key))),
})

/** Values that cannot be parsed count as absent. */
const storeIn = (storage: Storage, keys: Keys): Omit<SessionStore, "drafts" | "expiry"> => ({
  read() {
    const token = storage.getItem(keys.token)
    const user = parsed(storage.getItem(keys.user))
    if (token === null || token === "") return undefined
    const company = parsed(storage.getItem(keys.company))
    return {
      token,
      user: isLoggedUser(user) && user.accessToken === token ? user : { accessToken: token },
      userInfo: parsed(storage.getItem(keys.userInfo)),
      company: isCompany(company) ? company : undefined,
    }
  },
  write({ token, user, userInfo, company }) {
    storage.setItem(keys.user, JSON.stringify(user))
    if (userInfo !== undefined) storage.setItem(keys.userInfo, JSON.stringify(userInfo))
    if (company) storage.setItem(keys.company, JSON.stringify(company))
    else storage.removeItem(keys.company)
    storage.setItem(keys.token, token)
  },
  clear() {
    for (const key of Object.values(keys)) storage.removeItem(key)
  },
  onChange(listener) {
    const watched: ReadonlyArray<string | null> = [keys.token, keys.company, null]
    const onStorage = (event: StorageEvent) => watched.includes(event.key) && listener()
    addEventListener("storage", onStorage)
    // A host may write the company itself, and the page that wrote gets no event (section 4: checked every 5 s).
    let lastCompany = storage.getItem(keys.company)
    const timer = setInterval(() => {
      const stored = storage.getItem(keys.company)
      if (stored === lastCompany) return
      lastCompany = stored
      listener()
    }, limits.waitMs.storeRecheck)
    return () => {
      clearInterval(timer)
      removeEventListener("storage", onStorage)
    }
  },
})

/** Drafts that last as long as the page. */
export const memoryDrafts = (): DraftStore => {
  let stored: unknown
  return { outlivesReload: false, read: () => stored, write: (drafts) => void (stored = drafts) }
}

/** Kept while the page lives, for tests and for hosts that forbid storage. */
export const memoryStore = (): SessionStore => {
  let stored: Stored | undefined
  return {
    drafts: memoryDrafts(),
    expiry: memoryDrafts(),
    read: () => stored,
    write: (next) => void (stored = next),
    clear: () => void (stored = undefined),
    onChange: () => () => {},
  }
}
