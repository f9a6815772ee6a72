/** Where one is: an address, and what the visit brought along. */
export interface PageLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  /** Another at each visit, also of the same address. */
  readonly visit: number
}

/** A way on that waits for an answer. */
export interface Held {
  readonly go: () => void
  readonly stay: () => void
}

/** Where one is, whether the next page is on its way, and what is held back. */
export interface NavigationState {
  readonly location: PageLocation
  readonly isNavigating: boolean
  readonly held: Held | undefined
}

export interface NavigateOptions {
  /** In place of the present visit: the way back does not lead here. */
  readonly replace?: boolean
  readonly state?: unknown
}

/** What the browser keeps with each visit. */
interface Entry {
  /** Its place in the row of visits: tells how far a step back led. */
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
 * Goes from page to page. The page one leaves stays until the files of the next are there; who has something
 * unsaved may hold it. The last navigationId wins.
 */
export class Navigator {
  readonly #prepare: (pathname: string) => Promise<unknown> | undefined
  readonly #listeners = new Set<() => void>()
  #state: NavigationState = { location: currentLocation(), isNavigating: true, held: undefined }
  #index = currentEntry()?.index ?? 0
  #navigationId = 0
  #shouldHold: (() => boolean) | undefined
  /** Steps of the browser that are our own and ask nobody. */
  #ownSteps = 0

  /** `prepare` fetches what a page needs; undefined when all of it is there. */
  constructor(prepare: (pathname: string) => Promise<unknown> | undefined) {
    this.#prepare = prepare
  }

  readonly getState = (): NavigationState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Shows the page the address names and follows the browser's back and forward; returns the way to stop. */
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

  /** Puts another query under the same page, at once; what is on its way goes on. */
  readonly setQuery = (query: URLSearchParams, options: NavigateOptions = {}): void => {
    const { pathname, hash } = this.#state.location
    // A step back changes the address before its page is there.
    if (pathname !== location.pathname) return
    this.#writeHistory(pathname + (query.size > 0 ? `?${query}` : "") + hash, options)
    this.#update({ location: currentLocation() })
  }

  /** Holds what leads to another page while `asks` says so; returns the way to stop. */
  readonly hold = (shouldHold: () => boolean): (() => void) => {
    this.#shouldHold = shouldHold
    return () => {
      this.#shouldHold = undefined
      this.#update({ held: undefined })
    }
  }

  /** Does what begins the present page anew, as another company does, once nothing on it is held back. */
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
    // A link within the page makes a visit without telling.
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
