/** The time that only one in a hundred exceeds. */
export const p99Among = (times: ReadonlyArray<number>): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** The same of doing something again and again; on a busy machine quiet times are long too. */
export const p99Of = async (rounds: number, timed: () => Promise<number>): Promise<number> => {
  const times: Array<number> = []
  for (let round = 0; round < rounds; round += 1) times.push(await timed())
  return p99Among(times)
}

/** Milliseconds that no call takes unless it waits for those who flood; other test files run beside this one. */
export const starved = 2000
