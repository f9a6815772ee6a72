/** Shares cents out in proportion to weights: to the last cent, and to none more than its weight while there are as many. */
export const shareOut = (weights: ReadonlyArray<number>, cents: number): ReadonlyArray<number> => {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => (cents * weight) / total)
  const rest = cents - exact.reduce((sum, share) => sum + Math.floor(share), 0)
  const byRest = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((one, other) => other.rest - one.rest || one.at - other.at)
    .slice(0, rest)
  const raised = new Set(byRest.map(({ at }) => at))
  return exact.map((share, at) => Math.floor(share) + (raised.has(at) ? 1 : 0))
}
