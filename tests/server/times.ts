const at = (share: number, times: ReadonlyArray<number>) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN

/** The middle of these times. */
export const median = (times: ReadonlyArray<number>): number => at(0.5, times)

/** The time that only one in a hundred exceeds. */
export const p99Among = (times: ReadonlyArray<number>): number => at(0.99, times)

/** The same of doing something again and again; on a busy machine quiet times are long too. */
export const p99Of = async (rounds: number, timed: () => Promise<number>): Promise<number> => {
  const times: Array<number> = []
  for (let round = 0; round < rounds; round += 1) times.push(await timed())
  return p99Among(times)
}
