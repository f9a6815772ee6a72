export {
  type Access,
  allows,
  effectivePermissions,
  fallbackOf,
  fallbackSets,
  type Gate,
  managesAccess,
  managesDeliveries,
  mayGrant,
  type PermissionName,
  permissionNames,
  type Subject,
} from "./access.ts"
export { type AccessAnswer, AccessFacts, type AccessReason, explainAccess } from "./accessFacts.ts"
export { companiesNamed, ListedCompany, LocatedCompany } from "./companies.ts"
export { Application, Company, Franchise } from "./company.ts"
export { CurrentUser } from "./currentUser.ts"
export { Dashboard, dashboardGates, type DashboardPart, dashboardPartsOf } from "./dashboard.ts"
export { isCpf, maskCpf } from "./cpf.ts"
export {
  type Availability,
  availabilityOf,
  DeliveryChanges,
  DeliveryPerson,
  DeliveryStatus,
  LivePerson,
  OnlineTime,
  Race,
  Registration,
  SavedDeliveryPerson,
  vehicleTypes,
} from "./deliveryPerson.ts"
export { type Extra, extras, extrasHeader } from "./extras.ts"
export { type Endpoint, endpoint, type Input, type RefusalOf, type Success } from "./endpoint.ts"
export { limits, type Locale } from "./limits.ts"
export { calls } from "./calls.ts"
export { type Position, positionOf } from "./location.ts"
export { AdminStyle } from "./styles.ts"
export { type OrderStage, OrderStatus, stageOf } from "./orders.ts"
export { type PageQuery, type ResultPage } from "./page.ts"
export { Permission } from "./permissions.ts"
export { idFrom, idKey, type RecordId, sameId } from "./recordId.ts"
export { NewRole, Role, SavedRole } from "./roles.ts"
export { NewUser, SavedUser, User } from "./user.ts"
