import { type Access, allows, permissionsFor, type Subject } from "balcao/contract"
import { arriveAtLogin } from "./arriveAtLogin.ts"
import { denied, home, login, notFound } from "../addresses.ts"
import type { Route } from "../routes.ts"
import { findRoute, hasKnownValues, isOutside } from "./findRoute.ts"
import type { Decision, Visitor } from "./decision.ts"

const show: Decision = { _tag: "Show" }
const redirectTo = (to: string): Decision => ({ _tag: "Go", to })

/** The address of the login page with a return URL. */
export const loginFor = (address: string): string => `${login}?returnUrl=${encodeURIComponent(address)}`

const pathOf = (address: string) => new URL(address, "https://here.invalid").pathname

/** Access to a route: the permissions it lists, or else any signed-in user. */
export const accessOf = ({ needs, notCompanies }: Route): Access =>
  needs === undefined ? "signedIn" : { anyOf: needs, ...(notCompanies && { notCompanies }) }

const withinShell = (route: Route, visitor: Visitor, address: string): Decision => {
  if (visitor._tag === "SignedOut") return redirectTo(loginFor(address))
  if (visitor._tag === "TokenStored") return { _tag: "Wait" }
  if (route.redirect !== undefined) return redirectTo(route.redirect)
  if (!hasKnownValues(pathOf(address))) return redirectTo(notFound)
  const access = accessOf(route)
  if (allows(access, visitor.user)) return show
  return { _tag: "Go", to: denied, refusal: { page: address, needs: permissionsFor(access, visitor.user) } }
}

/** The guard of section 6: login first, then the permission; and where unknown paths lead (section 2). */
export const decide = (route: Route | undefined, visitor: Visitor, address: string): Decision => {
  if (!route) return redirectTo(visitor._tag === "SignedOut" || isOutside(pathOf(address)) ? denied : home)
  if (route.area === "shell") return withinShell(route, visitor, address)
  return route.redirect === undefined ? show : redirectTo(route.redirect)
}

/** True if the user may open the screen at an address. */
const canOpen = (user: Subject, address: string): boolean =>
  decide(findRoute(pathOf(address)), { _tag: "Loaded", user }, address)._tag === "Show"

/** True if the user may open the screen at an address and the screen, too, lets them in. */
export const mayUse = (user: Subject, address: string): boolean =>
  canOpen(user, address) && allows(findRoute(pathOf(address))?.asks ?? "signedIn", user)

/** The address after all redirects that are known before any page loads. */
export const resolveAddress = (
  find: (pathname: string) => Route | undefined,
  visitor: Visitor,
  address: string,
): string => {
  const route = find(pathOf(address))
  const decision = route === find(login) ? arriveAtLogin(visitor) : decide(route, visitor, address)
  return decision._tag === "Go" ? resolveAddress(find, visitor, decision.to) : address
}
