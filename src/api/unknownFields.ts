const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * Puts back what a schema left out, so that fields of a newer server survive being read and saved.
 * `before` and `after` are the same data on the two sides of a decode or an encode.
 */
export const keepUnknown = <A>(before: unknown, after: A): A => {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.map((item, index) => keepUnknown(before[index], item)) as A
  if (!isRecord(before) || !isRecord(after)) return after
  const kept: Record<string, unknown> = { ...before }
  for (const [key, value] of Object.entries(after)) kept[key] = keepUnknown(before[key], value)
  return kept as A
}
