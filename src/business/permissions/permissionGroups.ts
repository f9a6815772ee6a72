import type { Permission } from "../../contract/access/permissions.ts"
import type { Say } from "../../frame/useWords.ts"
import type { CheckTreeGroup } from "../../ui/tree/CheckTree.tsx"
import type { PermissionBranch } from "../../contract/access/permissionTree.ts"
import type { permissionWords } from "./words.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

/** Current and previous selection. */
export interface Choice {
  readonly selected: ReadonlySet<number>
  readonly before: ReadonlySet<number>
}

const changed = (
  say: Say<typeof permissionWords>,
  { selected, before }: Choice,
  id: number,
): string | undefined => {
  if (selected.has(id) === before.has(id)) return undefined
  return say(selected.has(id) ? "added" : "removed")
}

const line = (say: Say<typeof permissionWords>, choice: Choice, { id, title, name }: Permission) => ({
  id: String(id),
  label: title,
  code: name,
  isSelected: choice.selected.has(id),
  changeLabel: changed(say, choice, id),
})

/** One branch as the tree shows it: a parent counts as checked as soon as one child is. */
export const groupOf = (
  say: Say<typeof permissionWords>,
  choice: Choice,
  { parent, children }: PermissionBranch,
): CheckTreeGroup => {
  const some = children.filter(({ id }) => choice.selected.has(id)).length
  const { code: _, changeLabel: __, ...head } = line(say, choice, parent)
  return {
    ...(children.length === 0 ? line(say, choice, parent) : head),
    partial: some > 0 && some < children.length,
    countLabel: children.length === 0 ? "" : say("some", { some, all: children.length }),
    children: children.map((child) => line(say, choice, child)),
  }
}

/** The branches that match a filter by title or name; a parent that matches brings all its children. */
export const matching = (branches: ReadonlyArray<PermissionBranch>, filter: string) => {
  if (filter.trim() === "") return branches
  const finds = textFinder(filter)
  const matches = ({ title, name }: Permission) => finds(`${title} ${name}`)
  return branches.flatMap(({ parent, children }) => {
    if (matches(parent)) return [{ parent, children }]
    const found = children.filter(matches)
    return found.length > 0 ? [{ parent, children: found }] : []
  })
}
