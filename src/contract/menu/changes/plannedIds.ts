/** Ids of rows while changes are only worked out: numbers that no row has. */
export const plannedIds = (): (() => number) => {
  let next = Number.MAX_SAFE_INTEGER
  return () => (next -= 1)
}
