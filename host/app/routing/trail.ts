import type { Bilingual } from "../addresses.ts"
import { groups, type MenuPlace, type Route } from "../routes.ts"
import { findRoute, segmentsOf } from "./find.ts"

/** One step of the breadcrumbs; a group of the menu is not a page and leads nowhere. */
export interface Step {
  readonly label: Bilingual
  readonly to?: string
}

const addressOf = (path: string) => `/${segmentsOf(path).join("/")}`

/** Where a route stands in the menu at an address: one with parameters may stand there more than once. */
export const placeAt = (route: Route, pathname: string): MenuPlace | undefined =>
  route.menu?.find(({ to }) => to !== undefined && addressOf(to) === addressOf(pathname)) ?? route.menu?.[0]

/** The entry of the menu that stands for an address: its own, or the one of the page above it. */
export const menuAddressOf = (pathname: string): string | undefined => {
  const route = findRoute(pathname)
  const place = route && placeAt(route, pathname)
  if (place) return place.to ?? `/${route.path}`
  return route?.under === undefined ? undefined : menuAddressOf(`/${route.under}`)
}

const groupAt = (place: MenuPlace | undefined): ReadonlyArray<Step> => {
  const group = groups.find(({ id }) => id === place?.group)
  if (!group || group.alone) return []
  const to = group.id === "userManagement" ? { to: "/user-management/roles" } : {}
  return [{ label: group.title, ...to }]
}

const labelAt = (route: Route, pathname: string) =>
  placeAt(route, pathname)?.label ?? route.label ?? route.title

const above = (route: Route, pathname: string): ReadonlyArray<Step> => {
  const to = route.under === undefined ? undefined : `/${route.under}`
  const parent = to === undefined ? undefined : findRoute(to)
  if (to === undefined || !parent) return groupAt(placeAt(route, pathname))
  return [...above(parent, to), { label: labelAt(parent, to), to }]
}

/** The breadcrumbs of a page; none when it stands alone (look, subheader). */
export const trailOf = (route: Route, pathname: string): ReadonlyArray<Step> => {
  const steps = above(route, pathname)
  return steps.length === 0 ? [] : [...steps, { label: labelAt(route, pathname) }]
}
