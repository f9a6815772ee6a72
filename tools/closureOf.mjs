/** Everything that is reached from `start`, itself included; `next` says where one leads. */
export const closureOf = (start, next, seen = new Set()) => {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const one of next(start)) closureOf(one, next, seen)
  return seen
}
