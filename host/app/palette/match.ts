import { matchScore } from "balcao/contract"
import type { CommandGroup } from "./command.ts"

/** The best matches; equal scores keep their order. */
export const bestMatches = <A>(
  items: ReadonlyArray<A>,
  typed: string,
  textOf: (item: A) => string,
  max: number,
): ReadonlyArray<A> =>
  items
    .map((item) => ({ item, rank: matchScore(textOf(item), typed) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, max)
    .map(({ item }) => item)

const scoreOf = ({ commands }: CommandGroup, typed: string) =>
  Math.max(0, ...commands.map(({ label }) => matchScore(label, typed)))

/** The groups, the one with the best match first; equal ones keep their order, and traces of records come last. */
export const rankGroups = (groups: ReadonlyArray<CommandGroup>, typed: string): ReadonlyArray<CommandGroup> =>
  groups
    .map((group) => ({ group, score: group.isTrace ? -1 : scoreOf(group, typed) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ group }) => group)

/** The groups with one line for each record, in the first group that has it. */
export const oneLineEach = (groups: ReadonlyArray<CommandGroup>): ReadonlyArray<CommandGroup> => {
  const shown = new Set<string>()
  return groups.map((group) => ({
    ...group,
    commands: group.commands.filter(({ record }) => {
      if (record === undefined) return true
      const isNew = !shown.has(record)
      shown.add(record)
      return isNew
    }),
  }))
}
