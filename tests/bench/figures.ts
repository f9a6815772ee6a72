/** The middle of these figures. */
export const median = (figures: ReadonlyArray<number>): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN

/** The figure that this share of them does not exceed. */
export const quantile = (figures: ReadonlyArray<number>, share: number): number =>
  figures.toSorted((one, other) => one - other)[
    Math.min(figures.length - 1, Math.floor(figures.length * share))
  ] ?? Number.NaN

/** Rows as a Markdown table; all columns but the first are figures. */
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
