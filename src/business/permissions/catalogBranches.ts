import { permissionCatalog } from "../../contract/access/permissionCatalog.ts"
import { branchesOf, type PermissionBranch } from "../../contract/access/permissionTree.ts"
import type { Locale } from "../../contract/limits.ts"

/** The catalog of permissions in one language; the number of each is its place in it. */
export const catalogBranches = (locale: Locale): ReadonlyArray<PermissionBranch> => {
  let id = 0
  return branchesOf(
    permissionCatalog.flatMap(({ name, title, children }) => {
      const parent = { id: ++id, name, title: title[locale], level: 1 }
      return [
        parent,
        ...children.map(([child, ptBr, en]) => ({
          id: ++id,
          name: child,
          title: locale === "en" ? en : ptBr,
          level: 2,
          parentId: parent.id,
        })),
      ]
    }),
  )
}
