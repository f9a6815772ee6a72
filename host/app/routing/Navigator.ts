import { hasSameContent, type Target } from "./sameContent.ts"

/** The address of the current page, with the state of its history entry. */
export interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  /** Changes at each visit, even to the same address; not with the query a page sets itself. */
  readonly visit: number
}

/** True if something unsaved on the page would be lost. */
export type ShouldHold = () => boolean

/** A navigation that waits for the user to confirm or cancel it. */
export interface HeldNavigation {
  /** The one that holds it, and asks. */
  readonly by: ShouldHold
  readonly go: () => void
  readonly stay: () => void
}

/** The current page, whether the next one is loading, and the navigation that is held. */
export interface NavigationState {
  readonly location: PageLocation
  readonly isNavigating: boolean
  readonly held: HeldNavigation | undefined
}

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean
  readonly state?: unknown
}

/** Content of `history.state`. */
interface Entry {
  /** Position in the session history; the difference tells how far a step back went. */
  readonly index: number
  readonly state: unknown
}

const currentEntry = (): Entry | undefined => {
  const entry: unknown = history.state
  return typeof entry === "object" && entry !== null && "index" in entry ? (entry as Entry) : undefined
}

const nobody: ReadonlySet<ShouldHold> = new Set()

let visitCount = 0

const currentLocation = (): PageLocation => {
  const { pathname, search, hash } = location
  visitCount += 1
  return { pathname, search, hash, state: currentEntry()?.state, visit: visitCount }
}

/**
 * Navigates between pages. The current page stays until the files of the next one have loaded, and may hold the
 * navigation while it has unsaved changes. The latest navigation wins.
 */
export class Navigator {
  readonly #prepare: (pathname: string) => Promise<unknown> | undefined
  readonly #listeners = new Set<() => void>()
  #state: NavigationState = { location: currentLocation(), isNavigating: true, held: undefined }
  /** Position of the history entry one is at. */
  #index = currentEntry()?.index ?? 0
  #navigationId = 0
  readonly #holders = new Set<ShouldHold>()
  /** Position we step to ourselves, which is never held; it is reached even if the user steps meanwhile. */
  #steppingTo: number | undefined

  /** `prepare` loads the files of a page; it returns undefined when all are loaded. */
  constructor(prepare: (pathname: string) => Promise<unknown> | undefined) {
    this.#prepare = prepare
  }

  readonly getState = (): NavigationState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Shows the page of the current address and listens to back and forward; returns a function that stops. */
  readonly start = (): (() => void) => {
    // A page that was loaded begins with an entry without our state, and a step back to it has to be known as one.
    if (!currentEntry()) history.replaceState({ index: this.#index } satisfies Partial<Entry>, "")
    addEventListener("popstate", this.#onPopState)
    this.#loadThen(location.pathname, this.#showCurrent)
    return () => removeEventListener("popstate", this.#onPopState)
  }

  /** Opens an address of the app. */
  readonly go = (to: string, options: NavigateOptions = {}): void => {
    const { pathname, search, hash } = new URL(to, location.href)
    this.#leaveOrHold({ pathname, search }, () =>
      this.#loadThen(pathname, () => {
        this.#writeHistory(pathname + search + hash, options)
        this.#showCurrent()
      }),
    )
  }

  /** Changes the query of the current page at once; a navigation under way continues. */
  readonly setQuery = (query: URLSearchParams, options: NavigateOptions = {}): void => {
    const { pathname, hash } = this.#state.location
    // After a step back the address has changed, but its page may not have loaded yet.
    if (pathname !== location.pathname) return
    this.#writeHistory(pathname + (query.size > 0 ? `?${query}` : "") + hash, options)
    const { visit } = this.#state.location
    this.#update({ location: { ...currentLocation(), visit } })
  }

  /** Holds navigation to other content while `shouldHold` returns true; returns a function that stops. */
  readonly hold = (shouldHold: ShouldHold): (() => void) => {
    this.#holders.add(shouldHold)
    return () => {
      this.#holders.delete(shouldHold)
      if (this.#state.held?.by === shouldHold) this.#update({ held: undefined })
    }
  }

  /** Runs an action that resets the current page, such as a change of company, or holds it as a navigation. */
  readonly guardLeave = (action: () => void): void => this.#leaveOrHold(undefined, action)

  #update(next: Partial<NavigationState>) {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }

  #showCurrent = () => this.#update({ location: currentLocation(), isNavigating: false, held: undefined })

  #writeHistory(address: string, { replace = false, state }: NavigateOptions) {
    const stays = replace || address === location.pathname + location.search + location.hash
    if (!stays) this.#index += 1
    const entry: Entry = { index: this.#index, state }
    if (stays) history.replaceState(entry, "", address)
    else history.pushState(entry, "", address)
  }

  #holderOf(to: Target | undefined, agreed = nobody) {
    if (to !== undefined && hasSameContent(to, this.#state.location)) return undefined
    return [...this.#holders].find((one) => !agreed.has(one) && one())
  }

  /** Navigates once every holder of unsaved changes has agreed. `to` is undefined for a reset of the current page. */
  #leaveOrHold(to: Target | undefined, move: () => void, agreed = nobody) {
    const by = this.#holderOf(to, agreed)
    if (!by) return move()
    const stay = () => this.#update({ held: undefined })
    const go = () => {
      stay()
      this.#leaveOrHold(to, move, new Set([...agreed, by]))
    }
    this.#update({ held: { by, go, stay } })
  }

  #loadThen(pathname: string, then: () => void) {
    this.#navigationId += 1
    const navigationId = this.#navigationId
    const files = this.#prepare(pathname)
    if (!files) return then()
    this.#update({ isNavigating: true })
    void files.then(() => navigationId === this.#navigationId && then())
  }

  #onPopState = () => {
    const { pathname, search } = location
    const from = this.#index
    // A hash link adds a history entry without our state.
    if (!currentEntry()) history.replaceState({ index: from + 1 } satisfies Partial<Entry>, "")
    this.#index = currentEntry()?.index ?? 0
    const goal = this.#steppingTo
    if (goal !== undefined && this.#index !== goal) return history.go(goal - this.#index)
    this.#steppingTo = undefined
    if (goal !== undefined && hasSameContent(location, this.#state.location)) return
    if (goal !== undefined) return this.#loadThen(pathname, this.#showCurrent)
    const target = { pathname, search }
    if (!this.#holderOf(target)) return this.#loadThen(pathname, this.#showCurrent)
    const to = this.#index
    this.#leaveOrHold(target, () => this.#stepTo(to))
    this.#stepTo(from)
  }

  #stepTo(index: number) {
    if (index === this.#index) return
    this.#steppingTo = index
    history.go(index - this.#index)
  }
}
