/** Where one is: an address, and what the visit brought along. */
export interface Place {
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
export interface Moves {
  readonly place: Place
  readonly isComing: boolean
  readonly held: Held | undefined
}

export interface Going {
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

const kept = (): Entry | undefined => {
  const entry: unknown = history.state
  return typeof entry === "object" && entry !== null && "index" in entry ? (entry as Entry) : undefined
}

let visits = 0

const present = (): Place => {
  const { pathname, search, hash } = location
  visits += 1
  return { pathname, search, hash, state: kept()?.state, visit: visits }
}

/**
 * Goes from page to page. The page one leaves stays until the files of the next are there; who has something
 * unsaved may hold it. The last wish wins.
 */
export class Navigator {
  readonly #prepare: (pathname: string) => Promise<unknown> | undefined
  readonly #listeners = new Set<() => void>()
  #moves: Moves = { place: present(), isComing: true, held: undefined }
  #index = kept()?.index ?? 0
  #wish = 0
  #asks: (() => boolean) | undefined
  /** Steps of the browser that are our own and ask nobody. */
  #own = 0

  /** `prepare` fetches what a page needs; undefined when all of it is there. */
  constructor(prepare: (pathname: string) => Promise<unknown> | undefined) {
    this.#prepare = prepare
  }

  readonly moves = (): Moves => this.#moves

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Shows the page the address names and follows the browser's back and forward; returns the way to stop. */
  readonly follow = (): (() => void) => {
    addEventListener("popstate", this.#stepped)
    this.#arrive(location.pathname, this.#settle)
    return () => removeEventListener("popstate", this.#stepped)
  }

  /** Opens an address of the app. */
  readonly go = (to: string, how: Going = {}): void => {
    const { pathname, search, hash } = new URL(to, location.href)
    this.#leave(pathname, () =>
      this.#arrive(pathname, () => {
        this.#write(pathname + search + hash, how)
        this.#settle()
      }),
    )
  }

  /** Puts another query under the same page, at once; what is on its way goes on. */
  readonly ask = (query: URLSearchParams, how: Going = {}): void => {
    const { pathname, hash } = this.#moves.place
    // A step back changes the address before its page is there.
    if (pathname !== location.pathname) return
    this.#write(pathname + (query.size > 0 ? `?${query}` : "") + hash, how)
    this.#put({ place: present() })
  }

  /** Holds what leads to another page while `asks` says so; returns the way to stop. */
  readonly hold = (asks: () => boolean): (() => void) => {
    this.#asks = asks
    return () => {
      this.#asks = undefined
      this.#put({ held: undefined })
    }
  }

  /** Does what begins the present page anew, as another company does, once nothing on it is held back. */
  readonly renew = (move: () => void): void => (this.#asks?.() === true ? this.#offer(move) : move())

  #put(next: Partial<Moves>) {
    this.#moves = { ...this.#moves, ...next }
    for (const listener of this.#listeners) listener()
  }

  #settle = () => this.#put({ place: present(), isComing: false, held: undefined })

  #write(address: string, { replace = false, state }: Going) {
    const stays = replace || address === location.pathname + location.search + location.hash
    if (!stays) this.#index += 1
    const entry: Entry = { index: this.#index, state }
    if (stays) history.replaceState(entry, "", address)
    else history.pushState(entry, "", address)
  }

  #holds(pathname: string) {
    return pathname !== this.#moves.place.pathname && this.#asks?.() === true
  }

  #leave(pathname: string, move: () => void) {
    if (this.#holds(pathname)) this.#offer(move)
    else move()
  }

  #offer(move: () => void) {
    const stay = () => this.#put({ held: undefined })
    const go = () => {
      stay()
      move()
    }
    this.#put({ held: { go, stay } })
  }

  #arrive(pathname: string, then: () => void) {
    this.#wish += 1
    const wish = this.#wish
    const files = this.#prepare(pathname)
    if (!files) return then()
    this.#put({ isComing: true })
    void files.then(() => wish === this.#wish && then())
  }

  #stepped = () => {
    const { pathname } = location
    // A link within the page makes a visit without telling.
    if (!kept()) history.replaceState({ index: this.#index + 1 }, "")
    const steps = (kept()?.index ?? 0) - this.#index
    this.#index += steps
    if (this.#own > 0) {
      this.#own -= 1
      if (pathname === this.#moves.place.pathname) return
    } else if (this.#holds(pathname)) {
      this.#step(-steps)
      this.#leave(pathname, () => this.#step(steps))
      return
    }
    this.#arrive(pathname, this.#settle)
  }

  #step(by: number) {
    if (by === 0) return
    this.#own += 1
    history.go(by)
  }
}
