/** The address of the current page, with the state of its history entry. */
export interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  /** Changes at each visit, even to the same address; not with the query a page sets itself. */
  readonly visit: number
}

/** A navigation that waits for the user to confirm or cancel it. */
export interface Held {
  readonly go: () => void
  readonly stay: () => void
}

/** The current page, whether the next one is loading, and the navigation that is held. */
export interface NavigationState {
  readonly location: PageLocation
  readonly isNavigating: boolean
  readonly held: Held | undefined
}

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean
  readonly state?: unknown
}

/** What we store in `history.state`. */
interface Entry {
  /** Position in the session history; the difference tells how far a step back went. */
  readonly index: number
  readonly state: unknown
}

const currentEntry = (): Entry | undefined => {
  const entry: unknown = history.state
  return typeof entry === "object" && entry !== null && "index" in entry ? (entry as Entry) : undefined
}

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
  #index = currentEntry()?.index ?? 0
  #navigationId = 0
  #shouldHold: (() => boolean) | undefined
  /** History steps that we started ourselves; these are never held. */
  #ownSteps = 0

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
    addEventListener("popstate", this.#onPopState)
    this.#loadThen(location.pathname, this.#showCurrent)
    return () => removeEventListener("popstate", this.#onPopState)
  }

  /** Opens an address of the app. */
  readonly go = (to: string, options: NavigateOptions = {}): void => {
    const { pathname, search, hash } = new URL(to, location.href)
    this.#leaveOrHold(pathname, () =>
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

  /** Holds navigation to other pages while `shouldHold` returns true; returns a function that stops. */
  readonly hold = (shouldHold: () => boolean): (() => void) => {
    this.#shouldHold = shouldHold
    return () => {
      this.#shouldHold = undefined
      this.#update({ held: undefined })
    }
  }

  /** Runs an action that resets the current page, such as a change of company, or holds it as a navigation. */
  readonly guardLeave = (action: () => void): void =>
    this.#shouldHold?.() === true ? this.#holdBack(action) : action()

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

  #isHeld(pathname: string) {
    return pathname !== this.#state.location.pathname && this.#shouldHold?.() === true
  }

  #leaveOrHold(pathname: string, move: () => void) {
    if (this.#isHeld(pathname)) this.#holdBack(move)
    else move()
  }

  #holdBack(move: () => void) {
    const stay = () => this.#update({ held: undefined })
    const go = () => {
      stay()
      move()
    }
    this.#update({ held: { go, stay } })
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
    const { pathname } = location
    // A hash link adds a history entry without our state.
    if (!currentEntry()) history.replaceState({ index: this.#index + 1 }, "")
    const steps = (currentEntry()?.index ?? 0) - this.#index
    this.#index += steps
    if (this.#ownSteps > 0) {
      this.#ownSteps -= 1
      if (pathname === this.#state.location.pathname) return
    } else if (this.#isHeld(pathname)) {
      this.#stepHistory(-steps)
      this.#leaveOrHold(pathname, () => this.#stepHistory(steps))
      return
    }
    this.#loadThen(pathname, this.#showCurrent)
  }

  #stepHistory(by: number) {
    if (by === 0) return
    this.#ownSteps += 1
    history.go(by)
  }
}
