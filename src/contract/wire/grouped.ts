/** Rows by a key of theirs, each group in the order of the rows. */
export const grouped = <A, K>(
  rows: ReadonlyArray<A>,
  keyOf: (row: A) => K,
): ReadonlyMap<K, ReadonlyArray<A>> => {
  const groups = new Map<K, Array<A>>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
