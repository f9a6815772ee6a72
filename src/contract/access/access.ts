import type { PermissionName } from "./permissionNames.ts"

const flowOfType = { restaurant: "MENU", supermarket: "PRODUCT", partner: "PARTNER" } as const

/** Sales flow of a restaurant, a supermarket or a partner; decides the fallback set of their staff. */
export type ShoppingFlow = (typeof flowOfType)[keyof typeof flowOfType]

const flows: ReadonlyArray<string> = Object.values(flowOfType)
const isFlow = (text: string | undefined): text is ShoppingFlow => text !== undefined && flows.includes(text)
const isType = (text: string | undefined): text is keyof typeof flowOfType =>
  text !== undefined && Object.hasOwn(flowOfType, text)

/** Permissions of users who have none of their own, by kind of user (section 6). */
export const fallbackSets = {
  root: ["accessToGlobal", "accessToRoot", "accessToApplications"],
  application: ["accessToGlobal", "accessToRoot"],
  franchise: ["accessToGlobal", "accessToFranchises"],
  MENU: [
    "accessToCompanyDelivery",
    "accessToReportFinance",
    "accessToFoodMenu",
    "accessToFoodOrders",
    "accessToHoursCompany",
    "accessToWhatsAppContacts",
    "accessToTransactions",
    "accessToGraphicStudioSettings",
    "accessToLinksPage",
    "accessToMultiMenu",
    "accessToHelpDeskTickets",
    "accessToGraphicStudioShare",
    "accessToCart",
    "accessToWhatsappMessages",
  ],
  PRODUCT: [
    "accessToCompanyDelivery",
    "accessToReportFinance",
    "accessToDashboard",
    "accessToRegisterProduct",
    "accessToHelpDeskAcademyecbr",
    "accessToMarketOrders",
    "accessToHoursCompany",
    "accessToWhatsAppContacts",
    "accessToTransactions",
    "accessToGraphicStudioSettings",
    "accessToLinksPage",
    "accessToHelpDeskTickets",
    "accessToGraphicStudioShare",
    "accessToCart",
    "accessToWhatsappMessages",
  ],
  PARTNER: ["accessToPartnersLicense", "accessToLinksPage", "accessToHelpDeskTickets"],
} as const satisfies Readonly<Record<string, ReadonlyArray<PermissionName>>>

/** As much of a signed-in user as access depends on. */
export interface Subject {
  readonly permissions: ReadonlyArray<{ readonly name: string }>
  readonly isRoot: boolean
  readonly isApplication: boolean
  readonly franchises: ReadonlyArray<unknown>
  readonly company?:
    | {
        readonly type?: string | undefined
        readonly shoppingFlow?: string | undefined
      }
    | null
    | undefined
  /** Permissions they hold besides, by access groups. These never take the place of a fallback set. */
  readonly added?: ReadonlyArray<string>
}

/** Returns the fallback set for a user without permissions; undefined if there is none for them. */
export const fallbackOf = (user: Subject): keyof typeof fallbackSets | undefined => {
  if (user.isRoot) return "root"
  if (user.isApplication) return "application"
  if (user.franchises.length > 0) return "franchise"
  const { type, shoppingFlow } = user.company ?? {}
  if (isFlow(shoppingFlow)) return shoppingFlow
  return isType(type) ? flowOfType[type] : undefined
}

const ownOrFallback = (user: Subject): ReadonlyArray<string> => {
  if (user.permissions.length > 0) return user.permissions.map(({ name }) => name)
  const fallback = fallbackOf(user)
  return fallback ? fallbackSets[fallback] : []
}

/**
 * Returns a user's effective permissions: their own or, if they have none, the fallback set (section 6), plus the added
 * ones.
 */
export const effectivePermissions = (user: Subject): ReadonlySet<string> =>
  new Set([...ownOrFallback(user), ...(user.added ?? [])])

/** One of these permissions, or being one of these kinds of user, opens the gate. */
export interface Gate {
  readonly anyOf: ReadonlyArray<PermissionName>
  readonly kinds?: ReadonlyArray<"root" | "application">
  /** Permissions that open it to the staff of a company as well, who reach their own company and no other. */
  readonly ofStaff?: ReadonlyArray<PermissionName>
  /** Closed to those who do not work for companies (`worksForCompanies`), whatever they hold. */
  readonly notCompanies?: true
}

/** True if a user works for the companies of an application or a franchise rather than in one of them. */
export const worksForCompanies = ({
  isRoot,
  isApplication,
  franchises,
}: Pick<Subject, "isRoot" | "isApplication" | "franchises">): boolean =>
  isRoot || isApplication || franchises.length > 0

/** Access rule of a call: anyone, anyone signed in, or users who pass the gate. */
export type Access = "public" | "signedIn" | Gate

/** The permissions one of which opens it; none where it takes none. */
export const permissionsIn = (access: Access): ReadonlyArray<PermissionName> =>
  typeof access === "string" ? [] : [...access.anyOf, ...(access.ofStaff ?? [])]

const isClosedTo = ({ notCompanies }: Gate, user: Subject): boolean =>
  notCompanies === true && !worksForCompanies(user)

/** The permissions one of which would open it to this user; none where none would. */
export const permissionsFor = (access: Access, user: Subject): ReadonlyArray<PermissionName> =>
  typeof access === "string" || isClosedTo(access, user)
    ? []
    : worksForCompanies(user)
      ? access.anyOf
      : permissionsIn(access)

/** True if this user passes. */
export const allows = (access: Access, user: Subject): boolean => {
  if (access === "public" || access === "signedIn") return true
  if (isClosedTo(access, user)) return false
  const kinds = access.kinds ?? []
  if ((user.isRoot && kinds.includes("root")) || (user.isApplication && kinds.includes("application")))
    return true
  const permissions = effectivePermissions(user)
  return permissionsFor(access, user).some((name) => permissions.has(name))
}

/** Users and roles are managed by root, application users and holders of accessToUserUser (design, readings). */
export const managesAccess: Gate = { anyOf: ["accessToUserUser"], kinds: ["root", "application"] }

/**
 * Gate for seeing applications: root sees all of them, an application's own users see theirs by their fallback set
 * (section 6).
 */
export const managesApplications: Gate = { anyOf: ["accessToRoot"] }

/** Gate for creating, changing and deleting applications: they belong to the platform. */
export const writesApplications: Gate = { anyOf: [], kinds: ["root"] }

/** Gate for seeing, opening and closing the companies that deliver. */
export const managesDeliveries: Gate = { anyOf: ["accessToGlobal", "accessToCompanyDelivery"] }

/** Gate for anonymizing people; narrower than the gate for managing their records. */
export const anonymizesPeople: Gate = { anyOf: ["accessToGlobal"] }

/** Gate for managing access groups and their members (section 6). */
export const managesAccessGroups: Gate = { anyOf: ["accessToGlobal", "accessToAccessGroup"] }

/** Gate for seeing and changing delivery people (section 6). */
export const managesDeliveryPeople: Gate = { anyOf: ["accessToGlobal", "accessToDeliveryRecord"] }

const platformOnly: ReadonlySet<string> = new Set<PermissionName>(["accessToRoot", "accessToApplications"])

/**
 * True if this user may put that permission into a role: nobody but root hands out more than they have. An application's
 * user who has accessToGlobal has what it opens, which is everything but what is the platform's own.
 */
export const mayGrant = (user: Subject, name: string): boolean => {
  if (user.isRoot) return true
  const permissions = effectivePermissions(user)
  if (!user.isApplication) return permissions.has(name)
  return !platformOnly.has(name) && (permissions.has(name) || permissions.has("accessToGlobal"))
}

/** Gate for new-order alerts. */
export const seesNewOrders: Gate = { anyOf: ["accessToGlobal", "accessToFoodOrders", "accessToMarketOrders"] }

/** Access to customers' messages: of all companies within reach or, for store staff, of their own. */
export const attends = {
  anyOf: ["accessToGlobal", "accessToWhatsAppChat"],
  ofStaff: ["accessToWhatsappMessages"],
} as const satisfies Gate

/** Gate for working with orders (section 2, shopping-cart). */
export const managesOrders: Gate = {
  anyOf: ["accessToGlobal", "accessToShoppingCart", "accessToFoodOrders", "accessToMarketOrders"],
}

/** Access to orders with problems and to the moves that mend them; also the platform's support. */
export const mendsOrders: Gate = { anyOf: [...managesOrders.anyOf, "accessToSupport"] }
