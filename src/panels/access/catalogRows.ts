import type { Locale } from "../../contract/limits.ts"
import { type PermissionGroup, permissionCatalog } from "../../contract/access/permissionCatalog.ts"
import { misspelled } from "../../contract/access/misspelled.ts"
import { permissionsIn } from "../../contract/access/access.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"
import type { AccessTarget } from "../../business/permissions/AccessTarget.ts"

/** Number of roles and access groups that hold a permission, as counted by the server. */
export interface PermissionUse {
  readonly name: string
  readonly roles: number
  readonly titles: ReadonlyArray<string>
  readonly groups: number
}

/** A permission of the catalog, or the parent of some, as a row of a tree. */
export interface CatalogRow {
  readonly name: string
  readonly title: string
  readonly module: string
  readonly level: 1 | 2
  /** Screens it opens; those of all its permissions of a parent. */
  readonly screens: ReadonlyArray<AccessTarget>
  readonly use: PermissionUse | undefined
  readonly isMisspelled: boolean
  readonly children: ReadonlyArray<CatalogRow>
}

interface Facts {
  readonly locale: Locale
  readonly screens: ReadonlyArray<AccessTarget>
  /** Undefined where the server does not count. */
  readonly uses: ReadonlyMap<string, PermissionUse> | undefined
}

const unused: Omit<PermissionUse, "name"> = { roles: 0, titles: [], groups: 0 }

const useOf = ({ uses }: Facts, name: string): PermissionUse | undefined =>
  uses && (uses.get(name) ?? { ...unused, name })

const childrenOf = (facts: Facts, { title, children }: PermissionGroup): ReadonlyArray<CatalogRow> =>
  children.map(([name, ptBr, en]) => ({
    name,
    title: facts.locale === "en" ? en : ptBr,
    module: title[facts.locale],
    level: 2,
    screens: facts.screens.filter(({ access }) => permissionsIn(access).includes(name)),
    use: useOf(facts, name),
    isMisspelled: misspelled.has(name),
    children: [],
  }))

/** The catalog as two levels, with what each permission opens and who holds it. */
export const catalogRows = (facts: Facts): ReadonlyArray<CatalogRow> =>
  permissionCatalog.map((group) => {
    const children = childrenOf(facts, group)
    return {
      name: group.name,
      title: group.title[facts.locale],
      module: group.title[facts.locale],
      level: 1,
      screens: [...new Set(children.flatMap(({ screens }) => screens))],
      use: undefined,
      isMisspelled: false,
      children,
    }
  })

/** Filter of the catalog. */
export interface CatalogFilter {
  readonly search: string
  readonly module: string
  readonly level: "all" | "parents" | "children"
  /** True to show only permissions that no role or group holds, or that open no screen. */
  readonly isUnused: boolean
}

const isUnusedRow = ({ use, screens }: CatalogRow) =>
  screens.length === 0 || (use !== undefined && use.roles + use.groups === 0)

/** The parents that have something of what is looked for, each with what it has. */
export const foundRows = (
  rows: ReadonlyArray<CatalogRow>,
  { search, module, level, isUnused }: CatalogFilter,
): ReadonlyArray<CatalogRow> => {
  const finds = textFinder(search)
  const has = ({ title, name }: CatalogRow) => finds(`${title} ${name}`)
  return rows
    .filter(({ name }) => module === "" || module === name)
    .flatMap((parent) => {
      const children = parent.children.filter(
        (child) => (has(child) || has(parent)) && (!isUnused || isUnusedRow(child)),
      )
      if (level === "parents") return has(parent) ? [{ ...parent, children: [] }] : []
      return children.length > 0 ? [{ ...parent, children }] : []
    })
}
