/** Unreadable part of an answer: for developers, never for the person in front of a panel. */
export class Unreadable extends Error {
  override readonly name = "Unreadable"
  /** Path in the answer, such as `items[3]._id`. */
  readonly path: string
  constructor(path: string, reason: string) {
    super(`${path || "the answer"}: ${reason}`)
    this.path = path
  }
}

const omitted = new WeakMap<object, ReadonlyArray<Unreadable>>()
const none: ReadonlyArray<never> = []

/** The rows of a list that could not be read and are not in it. */
export const unreadableIn = (rows: ReadonlyArray<unknown>): ReadonlyArray<Unreadable> =>
  omitted.get(rows) ?? none

/** Notes which rows of a list were left out. */
export const omitUnreadable = (rows: ReadonlyArray<unknown>, problems: ReadonlyArray<Unreadable>): void =>
  void omitted.set(rows, problems)

/** The header of an answer that says how many rows of its lists the server could not write and left out. */
export const rowsLeftOutHeader = "balcao-rows-left-out"

/** Notes how many rows the server left out of a list, which are then counted with those that could not be read. */
export const omitMore = (answer: unknown, count: number): void => {
  const rows = Array.isArray(answer) ? answer : (answer as { readonly items?: unknown } | null)?.items
  if (count > 0 && Array.isArray(rows))
    omitUnreadable(rows, [
      ...unreadableIn(rows),
      ...Array.from({ length: count }, () => new Unreadable("", "a row that the server left out")),
    ])
}
