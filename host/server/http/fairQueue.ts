import * as Effect from "effect/Effect"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { Unavailable } from "./faults.ts"

/** A waiting request. */
export interface Claim {
  /** Known devices go first, then other sign-ins, then registrations and the like. */
  readonly rank: Rank
  /** From the widest to the narrowest, such as network and account: each name of a level gets its turn in a round. */
  readonly path: ReadonlyArray<string>
}

type Rank = keyof typeof shares

/** Cost of a turn by rank: while all wait, the first rank gets six turns for each turn of the last. */
const shares = { known: 1, signIn: 2, other: 6 } as const

/** Waiting items under the names of a path; each name in turn. */
class Rounds<T> {
  private readonly named = new Map<string, Rounds<T>>()
  private readonly items: Array<T> = []
  size = 0

  get width() {
    return this.named.size
  }

  has(name: string) {
    return this.named.has(name)
  }

  add([name, ...rest]: ReadonlyArray<string>, item: T): void {
    this.size += 1
    if (name === undefined) return void this.items.push(item)
    const next = this.named.get(name) ?? new Rounds<T>()
    this.named.set(name, next)
    next.add(rest, item)
  }

  /** The item whose turn it is. */
  take(): T | undefined {
    const [first] = this.named
    return first ? this.within(first, (next) => next.take()) : this.own(this.items.shift())
  }

  /** Takes the latest item of the name with the most items. */
  takeFromLongest(): T | undefined {
    const longest = [...this.named].reduce<[string, Rounds<T>] | undefined>(
      (fullest, one) => (fullest && fullest[1].size >= one[1].size ? fullest : one),
      undefined,
    )
    return longest ? this.within(longest, (next) => next.takeFromLongest()) : this.own(this.items.pop())
  }

  private within([name, next]: [string, Rounds<T>], take: (next: Rounds<T>) => T | undefined) {
    const item = take(next)
    this.named.delete(name)
    if (next.size > 0) this.named.set(name, next)
    this.size -= 1
    return item
  }

  private own(item: T | undefined) {
    if (item !== undefined) this.size -= 1
    return item
  }
}

interface Waiting {
  readonly start: () => void
  readonly refuse: () => void
}

class Line {
  readonly rounds = new Rounds<Waiting>()
  /** Cost of its turns so far. */
  cost = 0
}

interface Options {
  /** Turns that run at once. */
  readonly running: number
  /** Maximum number waiting in each rank; beyond it, the caller with the most waiting requests loses one. */
  readonly waiting: number
  /** Maximum wait in milliseconds for a newcomer's first turn; beyond it they are refused immediately. */
  readonly longestMs: number
}

/** Runs work in turns that are fair to callers: nobody waits longer because somebody else sent more. */
export type FairQueue = <A, E>(
  claim: Claim,
  work: Effect.Effect<A, E>,
) => Effect.Effect<A, E | TooManyRequests | Unavailable>

class Turns {
  private readonly options: Options
  private readonly lines: Readonly<Record<Rank, Line>> = {
    known: new Line(),
    signIn: new Line(),
    other: new Line(),
  }
  private busy = 0
  /** Average duration of a turn, updated as turns end; starts from a guess. */
  private usualMs = 50
  /** The cost at which the latest turn began: who comes to an empty line starts there, whatever was before. */
  private clock = 0

  constructor(options: Options) {
    this.options = options
  }

  /** Waits for a turn; fails if the caller has to come back later. */
  readonly enter = Effect.fnUntraced(function* (this: Turns, claim: Claim) {
    if (this.busy < this.options.running) return void (this.busy += 1)
    const line = this.lines[claim.rank]
    if (this.isTooLong(line, claim)) return yield* new Unavailable()
    if (line.rounds.size === 0) line.cost = Math.max(line.cost, this.clock)
    // Waits on a promise, so that the code continues in the context of the waiting caller, not of the one who left.
    const refusal = yield* Effect.promise(() => this.wait(claim))
    if (refusal) return yield* refusal
  })

  /** Ends a turn that began at `since`, and begins the next one. */
  leave(since: number) {
    this.usualMs += (performance.now() - since - this.usualMs) / 16
    this.busy -= 1
    const rank = this.nextRank()
    if (rank === undefined) return
    const line = this.lines[rank]
    this.clock = line.cost
    line.cost += shares[rank]
    this.busy += 1
    line.rounds.take()?.start()
  }

  private nextRank() {
    const waiting = (Object.keys(shares) as Array<Rank>).filter((rank) => this.lines[rank].rounds.size > 0)
    return waiting.toSorted((one, other) => this.lines[one].cost - this.lines[other].cost)[0]
  }

  private isTooLong({ rounds }: Line, { rank, path: [first = ""] }: Claim) {
    const { running, longestMs } = this.options
    return rank !== "known" && !rounds.has(first) && (rounds.width * this.usualMs) / running > longestMs
  }

  private wait(claim: Claim) {
    return new Promise<TooManyRequests | undefined>((resolve) => {
      const { rounds } = this.lines[claim.rank]
      rounds.add(claim.path, {
        start: () => resolve(undefined),
        refuse: () => resolve(new TooManyRequests({ retryAfter: 5 })),
      })
      if (rounds.size > this.options.waiting) rounds.takeFromLongest()?.refuse()
    })
  }
}

/** A queue of this process. */
export const fairQueue = (options: Options): FairQueue => {
  const turns = new Turns(options)
  return (claim, work) =>
    Effect.flatMap(turns.enter(claim), () => {
      const since = performance.now()
      return Effect.ensuring(
        work,
        Effect.sync(() => turns.leave(since)),
      )
    })
}
