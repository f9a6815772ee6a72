import type { Bilingual } from "../addresses.ts"
import { groups, type MenuPlace, type Route } from "../routes.ts"
import { findRoute, segmentsOf } from "./findRoute.ts"

/** One breadcrumb; a menu group is not a page and has no link. */
export interface Breadcrumb {
  readonly label: Bilingual
  readonly to?: string
}

const addressOf = (path: string) => `/${segmentsOf(path).join("/")}`

/** The menu place of a route at an address; a route with parameters may have several. */
export const menuPlaceAt = (route: Route, pathname: string): MenuPlace | undefined =>
  route.menu?.find(({ to }) => to !== undefined && addressOf(to) === addressOf(pathname)) ?? route.menu?.[0]

/** The menu entry of an address: its own, or that of its parent page. */
export const menuAddressOf = (pathname: string): string | undefined => {
  const route = findRoute(pathname)
  const place = route && menuPlaceAt(route, pathname)
  if (place) return place.to ?? `/${route.path}`
  return route?.parent === undefined ? undefined : menuAddressOf(`/${route.parent}`)
}

const groupBreadcrumbs = (place: MenuPlace | undefined): ReadonlyArray<Breadcrumb> => {
  const group = groups.find(({ id }) => id === place?.group)
  if (!group || group.alone) return []
  const to = group.id === "userManagement" ? { to: "/user-management/roles" } : {}
  return [{ label: group.title, ...to }]
}

const labelAt = (route: Route, pathname: string) =>
  menuPlaceAt(route, pathname)?.label ?? route.label ?? route.title

const ancestorsOf = (route: Route, pathname: string): ReadonlyArray<Breadcrumb> => {
  const to = route.parent === undefined ? undefined : `/${route.parent}`
  const parent = to === undefined ? undefined : findRoute(to)
  if (to === undefined || !parent) return groupBreadcrumbs(menuPlaceAt(route, pathname))
  return [...ancestorsOf(parent, to), { label: labelAt(parent, to), to }]
}

/** The breadcrumbs of a page; none for a page without parents (look, subheader). */
export const breadcrumbsOf = (route: Route, pathname: string): ReadonlyArray<Breadcrumb> => {
  const ancestors = ancestorsOf(route, pathname)
  return ancestors.length === 0 ? [] : [...ancestors, { label: labelAt(route, pathname) }]
}
