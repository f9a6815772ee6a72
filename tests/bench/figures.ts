/** The median of some numbers. */
export const median = (figures: ReadonlyArray<number>): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN

/** The quantile of some numbers; `share` is from 0 to 1. */
export const quantile = (figures: ReadonlyArray<number>, share: number): number =>
  figures.toSorted((one, other) => one - other)[
    Math.min(figures.length - 1, Math.floor(figures.length * share))
  ] ?? Number.NaN

/** A Markdown table; all columns but the first are aligned right, for numbers. */
export const table = (
  heads: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): string => {
  const line = (cells: ReadonlyArray<string | number>) => `| ${cells.join(" | ")} |`
  return [
    line(heads),
    line(heads.map((_, at) => (at === 0 ? "---" : "--:"))),
    ...rows.map((row) => line(row)),
  ].join("\n")
}
