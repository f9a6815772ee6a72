import { permissionNames } from "../../../src/contract/access/permissionNames.ts"
import type { AccessFinding, LintedScreen } from "../../../src/contract/access/accessLint.ts"
import { misspelled } from "../../../src/contract/access/misspelled.ts"

/** A registered route. */
export interface LintedRoute {
  readonly path: string
  readonly method: string
  readonly permissions: ReadonlyArray<string>
  readonly isPublic: boolean
  /** Undefined where groups are none of the reader's business. */
  readonly isGrouped: boolean | undefined
}

/** A role or group, and whether anybody has it. */
export interface LintedHolder {
  readonly list: "aclGroups" | "accessGroups" | "roles"
  readonly name: string
  readonly permissions: ReadonlyArray<string>
  readonly isHeld: boolean
}

const known: ReadonlySet<string> = new Set(permissionNames)

const compared = (names: ReadonlyArray<string>) => [...new Set(names)].toSorted().join(" ")

/**
 * True if a screen and its route accept the same permissions. Most screens list `accessToGlobal` alongside others, and
 * their routes may omit it; on any other screen, a route that lists it opens more than the screen does.
 */
const opensAlike = (screen: ReadonlyArray<string>, route: ReadonlyArray<string>): boolean => {
  const otherNames = screen.filter((name) => name !== "accessToGlobal")
  if (otherNames.length === 0 || otherNames.length === screen.length)
    return compared(screen) === compared(route)
  return compared(otherNames) === compared(route.filter((name) => name !== "accessToGlobal"))
}

const keyOf = ({ path, method }: LintedRoute) => `${method} ${path}`

const namesIn = (
  list: AccessFinding["list"],
  name: string,
  permissions: ReadonlyArray<string>,
): ReadonlyArray<AccessFinding> => {
  const [wrong, slips] = [
    permissions.filter((one) => !known.has(one)),
    permissions.filter((one) => misspelled.has(one)),
  ]
  return [
    ...(wrong.length > 0 ? [{ problem: "unknownName" as const, list, name, details: wrong }] : []),
    ...(slips.length > 0 ? [{ problem: "misspelled" as const, list, name, details: slips }] : []),
  ]
}

const ofScreens = (
  screens: ReadonlyArray<LintedScreen>,
  routes: ReadonlyArray<LintedRoute>,
): ReadonlyArray<AccessFinding> => {
  const pages = new Map(routes.filter(({ method }) => method === "PAGE").map((route) => [route.path, route]))
  const paths = new Set(screens.map(({ path }) => path))
  const at = (
    problem: "unregistered" | "noScreen" | "differs",
    name: string,
    details: AccessFinding["details"],
  ) => ({ problem, list: problem === "unregistered" ? "screens" : "aclRoutes", name, details }) as const
  return [
    ...screens.flatMap(({ path, permissions }) => {
      const page = pages.get(path)
      if (!page) return [at("unregistered", path, permissions)]
      return opensAlike(permissions, page.permissions) ? [] : [at("differs", path, permissions)]
    }),
    ...[...pages.keys()].filter((path) => !paths.has(path)).map((path) => at("noScreen", path, [])),
  ]
}

const ofRoutes = (routes: ReadonlyArray<LintedRoute>): ReadonlyArray<AccessFinding> => {
  const counts = new Map<string, number>()
  for (const route of routes) counts.set(keyOf(route), (counts.get(keyOf(route)) ?? 0) + 1)
  const list = "aclRoutes" as const
  return [
    ...[...counts]
      .filter(([, count]) => count > 1)
      .map(([name]) => ({ problem: "doubled" as const, list, name, details: [] })),
    ...routes.flatMap((route): ReadonlyArray<AccessFinding> => {
      const name = keyOf(route)
      const { permissions, isPublic, isGrouped } = route
      return [
        ...(isPublic && permissions.length > 0
          ? [{ problem: "publicGated" as const, list, name, details: permissions }]
          : []),
        ...(isGrouped === false ? [{ problem: "ungrouped" as const, list, name, details: [] }] : []),
        ...namesIn(list, name, permissions),
      ]
    }),
  ]
}

/** Lists problems with access rights, screens first. */
export const lintAccess = (
  screens: ReadonlyArray<LintedScreen>,
  routes: ReadonlyArray<LintedRoute>,
  holders: ReadonlyArray<LintedHolder>,
): ReadonlyArray<AccessFinding> => [
  ...ofScreens(screens, routes),
  ...ofRoutes(routes),
  ...holders.flatMap(({ list, name, permissions, isHeld }): ReadonlyArray<AccessFinding> => [
    ...(isHeld ? [] : [{ problem: "nobody" as const, list, name, details: [] }]),
    ...namesIn(list, name, permissions),
  ]),
]
