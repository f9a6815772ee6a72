/** Every permission the platform knows (section 6), by name. */
export const permissionNames = [
  "accessToRoot",
  "accessToGlobal",
  "accessToDashboard",
  "accessToApplications",
  "accessToFranchises",
  "accessToCompanyGroup",
  "accessToCompanyCompany",
  "accessToCouponsCoupon",
  "accessToCompanyDelivery",
  "accessToCompanySegment",
  "accessToCompanyContract",
  "accessToHoursCompany",
  "accessToWhatsAppChat",
  "accessToWhatsAppContacts",
  "accessToWhatsappMessages",
  "accessToGraphicStudioSettings",
  "accessToGraphicStudioThemesModel",
  "accessToGraphicStudioCompany",
  "accessToGraphicStudioShare",
  "accessToLogsLog",
  "accessToDepartmentDepartment",
  "accessToEstablishmentSlider",
  "accessToSupermarketTabloid",
  "accessToToolsNotifications",
  "accessToTopicNotification",
  "accessToToolsPopup",
  "accessToDeliveryRecord",
  "accessToAccessGroup",
  "accessToShoppingCart",
  "accessToCart",
  "accessToFoodOrders",
  "accessToMarketOrders",
  "accessToFoodMenu",
  "accessToMultiMenu",
  "accessToAccessoriesMenu",
  "accessToRegisterProduct",
  "accessToPersonPerson",
  "accessToManagementImageBank",
  "accessToSettingsCity",
  "accessToSettingsTypesUsers",
  "accessToSettingsController",
  "accessToShopperShopper",
  "accessToPackingPacking",
  "accessToUserUser",
  "accessToAclModule",
  "accessToAclGroups",
  "accessToAclRoutes",
  "accessToTypePayments",
  "accessToMethodsPayments",
  "accessToPaymentmethos",
  "accessToTransactions",
  "accessToTransactionsBraspag",
  "accessToSingleDeliveryCredits",
  "acessToPayableReceivable",
  "accessToFinancial",
  "accessToReportFinance",
  "accessToReportOrder",
  "accessToLinksPage",
  "accessToFonts",
  "accessToGroup",
  "accessToCompany",
  "accessToSite",
  "accessToAppOffer",
  "accessToAppOfferCities",
  "accessToAppOfferStates",
  "accessToAppOfferCountries",
  "accessToAppOfferFavorites",
  "accessToAppOfferPerson",
  "accessToAppOfferSlider",
  "accessToAppOfferTabloids",
  "accessToHelpDeskTickets",
  "accessToHelpDeskAcademyecbr",
  "accessToPartnersLicense",
  "accessToMail",
  "accessToSupport",
  "accessToShowTerms",
] as const
export type PermissionName = (typeof permissionNames)[number]

const flowOfType = { restaurant: "MENU", supermarket: "PRODUCT", partner: "PARTNER" } as const

/** What a restaurant, a supermarket and a partner sell through; decides the fallback set of their staff. */
export type ShoppingFlow = (typeof flowOfType)[keyof typeof flowOfType]

const flows: ReadonlyArray<string> = Object.values(flowOfType)
const isFlow = (text: string | undefined): text is ShoppingFlow => text !== undefined && flows.includes(text)
const isType = (text: string | undefined): text is keyof typeof flowOfType =>
  text !== undefined && Object.hasOwn(flowOfType, text)

/** What a user without any permission of their own may do, by who they are (section 6). */
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

/** Which fallback set a user without permissions falls to; undefined when there is none for them. */
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

/** What a user may do: their own permissions, or, when they have none, the fallback set (section 6), and what is added. */
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

/** Whether a user works for the companies of an application or a franchise rather than in one of them. */
export const worksForCompanies = ({ isRoot, isApplication, franchises }: Subject): boolean =>
  isRoot || isApplication || franchises.length > 0

/** Who may make a call: anyone, anyone signed in, or who passes the gate. */
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

/** Whether this user passes. */
export const allows = (access: Access, user: Subject): boolean => {
  if (access === "public" || access === "signedIn") return true
  if (isClosedTo(access, user)) return false
  const kinds = access.kinds ?? []
  if ((user.isRoot && kinds.includes("root")) || (user.isApplication && kinds.includes("application")))
    return true
  const held = effectivePermissions(user)
  return permissionsFor(access, user).some((name) => held.has(name))
}

/** Users and roles are managed by root, application users and holders of accessToUserUser (design, readings). */
export const managesAccess: Gate = { anyOf: ["accessToUserUser"], kinds: ["root", "application"] }

/** Who sees applications: root all of them, and by their set an application's own users theirs (section 6). */
export const managesApplications: Gate = { anyOf: ["accessToRoot"] }

/** Who creates, changes and deletes applications: they are the platform's. */
export const writesApplications: Gate = { anyOf: [], kinds: ["root"] }

/** Who may see, open and close the companies that deliver. */
export const managesDeliveries: Gate = { anyOf: ["accessToGlobal", "accessToCompanyDelivery"] }

/** Who may erase what identifies a person: not everybody who keeps their records. */
export const anonymizesPeople: Gate = { anyOf: ["accessToGlobal"] }

/** Who keeps access groups and says who is in them (section 6). */
export const managesAccessGroups: Gate = { anyOf: ["accessToGlobal", "accessToAccessGroup"] }

/** Who sees and changes delivery people (section 6). */
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

/** Who is alerted of new orders. */
export const seesNewOrders: Gate = { anyOf: ["accessToGlobal", "accessToFoodOrders", "accessToMarketOrders"] }

/** Access to customers' messages: of all companies within reach or, for store staff, of their own. */
export const attends = {
  anyOf: ["accessToGlobal", "accessToWhatsAppChat"],
  ofStaff: ["accessToWhatsappMessages"],
} as const satisfies Gate

/** Who works with orders (section 2, shopping-cart). */
export const managesOrders: Gate = {
  anyOf: ["accessToGlobal", "accessToShoppingCart", "accessToFoodOrders", "accessToMarketOrders"],
}

/** Access to orders with problems and to the moves that mend them; also the platform's support. */
export const mendsOrders: Gate = { anyOf: [...managesOrders.anyOf, "accessToSupport"] }
