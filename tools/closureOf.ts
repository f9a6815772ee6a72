/** Everything that is reached from `start`, itself included; `next` says where one leads. */
export const closureOf = (
  start: string,
  next: (one: string) => ReadonlyArray<string>,
  seen = new Set<string>(),
): Set<string> => {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const one of next(start)) closureOf(one, next, seen)
  return seen
}
