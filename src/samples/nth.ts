/** The item at an index; after the last one the first follows again. */
export const nth = <A>(items: readonly [A, ...ReadonlyArray<A>], index: number): A =>
  items[index % items.length] ?? items[0]
