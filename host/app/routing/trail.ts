import { type Bilingual, groups, type Route } from "../routes.ts"
import { findRoute, segmentsOf } from "./find.ts"

/** One step of the breadcrumbs; a group of the menu is not a page and leads nowhere. */
export interface Step {
  readonly label: Bilingual
  readonly to?: string
}

/** The entry of the menu that stands for an address: its own, or the one of the page above it. */
export const menuAddressOf = (pathname: string): string | undefined => {
  const route = findRoute(pathname)
  const here = `/${segmentsOf(pathname).join("/")}`
  if (!route) return undefined
  const own = route.menu?.map(({ to }) => to ?? `/${route.path}`)
  const same = own?.find((to) => `/${segmentsOf(to).join("/")}` === here) ?? own?.[0]
  return same ?? (route.under === undefined ? undefined : menuAddressOf(`/${route.under}`))
}

const groupOf = (route: Route): Step | undefined => {
  const group = groups.find(({ id }) => id === route.menu?.[0]?.group)
  if (!group || group.alone) return undefined
  return group.id === "userManagement"
    ? { label: group.title, to: "/user-management/roles" }
    : { label: group.title }
}

const above = (route: Route): ReadonlyArray<Step> => {
  const parent = route.under === undefined ? undefined : findRoute(`/${route.under}`)
  if (parent) return [...above(parent), { label: parent.label ?? parent.title, to: `/${parent.path}` }]
  const group = groupOf(route)
  return group ? [group] : []
}

/** The breadcrumbs of a page; none when it stands alone (look, subheader). */
export const trailOf = (route: Route): ReadonlyArray<Step> => {
  const steps = above(route)
  return steps.length === 0 ? [] : [...steps, { label: route.label ?? route.title }]
}
