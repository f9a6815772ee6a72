/** True if an amount moves by more than a limit, in hundredths of a percent. An amount of nothing has no share. */
export const movesBeyond = (before: number, after: number, limit: number): boolean =>
  before > 0 && Math.abs(after - before) * 10_000 > before * limit
