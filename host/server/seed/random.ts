/** A repeatable random generator (mulberry32): the same seed gives the same sequence. */
export const randomFrom = (seed: number) => {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    pick: <A>(items: ReadonlyArray<A>): A => items[below(items.length)]!,
  }
}

export type Random = ReturnType<typeof randomFrom>

/** A random generator seeded by these numbers, so results do not depend on who asks first. */
export const keyedRandom = (...numbers: ReadonlyArray<number>): Random =>
  randomFrom(
    numbers.reduce((mixed, number) => Math.imul(mixed ^ (number | 0), 0x9e3779b1) ^ (mixed >>> 15), 17),
  )
