import * as Effect from "effect/Effect"
import { TooManyRequests } from "../../src/contract/refusals.ts"
import { Unavailable } from "./faults.ts"

/** Who waits for a turn. */
export interface Claim {
  /** Known devices go first, then other sign-ins, then registrations and the like. */
  readonly rank: Rank
  /** From the widest to the narrowest, such as network and account: each name of a level gets its turn in a round. */
  readonly path: ReadonlyArray<string>
}

type Rank = keyof typeof shares

/** How much a turn of each rank costs it: while all wait, the first gets six turns for one of the last. */
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

  /** The latest item of whoever has most. */
  takeFromLongest(): T | undefined {
    const longest = [...this.named].reduce<[string, Rounds<T>] | undefined>(
      (most, one) => (most && most[1].size >= one[1].size ? most : one),
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
  /** What its turns have cost so far. */
  cost = 0
}

interface Options {
  /** Turns that run at once. */
  readonly running: number
  /** Most that wait in each rank; beyond it whoever has most there gives one up. */
  readonly waiting: number
  /** Milliseconds a newcomer may have to wait for the first turn; beyond it they are told at once to come back. */
  readonly longestMs: number
}

/** Runs work in turns that are fair to callers: nobody waits longer because somebody else sent more. */
export type FairQueue = <A, E>(
  claim: Claim,
  work: Effect.Effect<A, E>,
) => Effect.Effect<A, E | TooManyRequests | Unavailable>

/** A queue of this process. What a turn takes is measured as it goes, from a first guess of 50 ms. */
export const fairQueue = ({ running, waiting, longestMs }: Options): FairQueue => {
  const lines: Readonly<Record<Rank, Line>> = { known: new Line(), signIn: new Line(), other: new Line() }
  let busy = 0
  let usualMs = 50
  /** The cost at which the latest turn began: who comes to an empty line starts there, whatever was before. */
  let clock = 0

  const nextLine = () => {
    const waitingLines = (Object.keys(shares) as Array<Rank>).filter((rank) => lines[rank].rounds.size > 0)
    return waitingLines.toSorted((one, other) => lines[one].cost - lines[other].cost)[0]
  }
  const leave = (since: number) => {
    usualMs += (performance.now() - since - usualMs) / 16
    busy -= 1
    const rank = nextLine()
    if (rank === undefined) return
    clock = lines[rank].cost
    lines[rank].cost += shares[rank]
    busy += 1
    lines[rank].rounds.take()?.start()
  }
  const isTooLong = ({ rounds }: Line, { rank, path: [first = ""] }: Claim) =>
    rank !== "known" && !rounds.has(first) && (rounds.width * usualMs) / running > longestMs

  const wait = (claim: Claim) =>
    new Promise<TooManyRequests | undefined>((resolve) => {
      const { rounds } = lines[claim.rank]
      rounds.add(claim.path, {
        start: () => resolve(undefined),
        refuse: () => resolve(new TooManyRequests({ retryAfter: 5 })),
      })
      if (rounds.size > waiting) rounds.takeFromLongest()?.refuse()
    })
  const enter = Effect.fnUntraced(function* (claim: Claim) {
    if (busy < running) return void (busy += 1)
    const line = lines[claim.rank]
    if (isTooLong(line, claim)) return yield* new Unavailable()
    if (line.rounds.size === 0) line.cost = Math.max(line.cost, clock)
    // By a promise, which goes on as the caller who waited, not as the one who left.
    const refusal = yield* Effect.promise(() => wait(claim))
    if (refusal) return yield* refusal
  })

  return (claim, work) =>
    Effect.flatMap(enter(claim), () => {
      const since = performance.now()
      return Effect.ensuring(
        work,
        Effect.sync(() => leave(since)),
      )
    })
}
