/** Repeatable chance (mulberry32): the same seed always tells the same story. */
export const random = (seed: number) => {
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

export type Chance = ReturnType<typeof random>

/** Chance that belongs to these numbers: the same whoever asks, in whatever order. */
export const randomOf = (...numbers: ReadonlyArray<number>): Chance =>
  random(numbers.reduce((mixed, number) => Math.imul(mixed ^ (number | 0), 0x9e3779b1) ^ (mixed >>> 15), 17))
