import { idKey, type RecordId, sameId } from "../../wire/recordId.ts"
import type { MenuData } from "../menuData.ts"

/** Groups stand in each other at most so many deep. */
export const maxGroupLevels = 3

type Menu = Pick<MenuData, "groups" | "options">

const nestedIn = ({ options }: Menu, group: RecordId): ReadonlyArray<RecordId> =>
  options.flatMap((option) =>
    sameId(option.group, group) && option.nested !== undefined ? [option.nested] : [],
  )

/** The groups from one to the first that comes twice, each of which asks for the next; undefined without a circle. */
export const circleFrom = (
  data: Menu,
  group: RecordId,
  path: ReadonlyArray<RecordId> = [],
): ReadonlyArray<RecordId> | undefined => {
  if (path.some((one) => sameId(one, group))) return [...path, group]
  for (const nested of new Set(nestedIn(data, group))) {
    const circle = circleFrom(data, nested, [...path, group])
    if (circle) return circle
  }
  return undefined
}

/** Levels of groups below one, itself included. Of groups without circles alone. */
const levelsBelow = (data: Menu, group: RecordId): number =>
  1 + Math.max(0, ...nestedIn(data, group).map((nested) => levelsBelow(data, nested)))

const levelsAbove = (data: Menu, group: RecordId): number => {
  const parents = data.options.filter(({ nested }) => nested !== undefined && sameId(nested, group))
  const groups = new Map(parents.map((option) => [idKey(option.group), option.group]))
  return 1 + Math.max(0, ...[...groups.values()].map((parent) => levelsAbove(data, parent)))
}

/** Levels of the deepest nesting a group is part of. Of groups without circles alone. */
export const levelsThrough = (data: Menu, group: RecordId): number =>
  levelsAbove(data, group) + levelsBelow(data, group) - 1
