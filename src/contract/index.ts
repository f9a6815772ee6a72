export {
  type Access,
  allows,
  effectivePermissions,
  fallbackOf,
  fallbackSets,
  type Gate,
  managesAccess,
  managesDeliveries,
  managesOrders,
  mendsOrders,
  seesNewOrders,
  mayGrant,
  permissionsFor,
  type Subject,
} from "./access/access.ts"
export { keepsBooks, managesApplication } from "./access/keepers.ts"
export { type PermissionName, permissionNames } from "./access/permissionNames.ts"
export { type AccessAnswer, AccessFacts, type AccessReason, explainAccess } from "./access/accessFacts.ts"
export { companiesNamed, ListedCompany, LocatedCompany } from "./companies/companies.ts"
export { Application, Company, Franchise } from "./companies/company.ts"
export { CurrentUser } from "./session/currentUser.ts"
export { Dashboard, dashboardGates, type DashboardPart, dashboardPartsOf } from "./dashboard/dashboard.ts"
export { Contact, Conversation, ConversationChanges, ListedContact, Typing } from "./contact/contact.ts"
export type { ListName } from "./listName.ts"
export { isFromCustomer, Message } from "./contact/message.ts"
export {
  accountKinds,
  daysToForget,
  deletionReasons,
  maxDeletionComment,
} from "./applications/accountDeletions.ts"
export { formatCpf, isCpf, maskCpf } from "./people/cpf.ts"
export { zoneOf } from "./places/zoneOf.ts"
export { isEmail } from "./wire/text.ts"
export { typedText } from "./wire/visibleText.ts"
export { formatPhone, isPhone, wholePhone } from "./people/phone.ts"
export { compareNames } from "./search/compareNames.ts"
export { matchScore } from "./search/matchScore.ts"
export { folded } from "./search/folded.ts"
export { textFinder } from "./search/searchTexts.ts"
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
} from "./deliveryPeople/deliveryPerson.ts"
export { type Extra, extras, extrasHeader } from "./wire/extras.ts"
export { type Endpoint, endpoint, type Input, type RefusalOf, type Success } from "./wire/endpoint.ts"
export { permissionCatalog } from "./access/permissionCatalog.ts"
export { limits, type Locale } from "./limits.ts"
export type { FoundRecord } from "./resource/choices.ts"
export { isTrace, rankFound } from "./resource/rankFound.ts"
export { calls } from "./calls.ts"
export { type Position, positionOf } from "./deliveryPeople/location.ts"
export { AdminStyle } from "./applications/styles.ts"
export { type OrderStage, OrderStatus, stageOf } from "./dashboard/orders.ts"
export { type PageQuery, type ResultPage } from "./wire/page.ts"
export { NewsItem, type NewsKind, newsKinds } from "./news/news.ts"
export { NewOrder, newOrderPath } from "./orders/newOrders.ts"
export {
  isClosedStatus,
  type BoardColumn,
  boardColumns,
  BoardItem,
  BoardOrder,
  columnOf,
  openStatuses,
  OrderBoard,
  OrderChanges,
  statusesIn,
} from "./orders/board.ts"
export {
  type ExceptionFacts,
  exceptionSince,
  exceptionsOf,
  type OrderException,
  orderExceptions,
} from "./orders/orderExceptions.ts"
export {
  ListedOrder,
  Order,
  type OrderEvent,
  type OrderItem,
  type PrintTemplate,
  printTemplates,
} from "./orders/order.ts"
export {
  type CancellationPayer,
  cancellationPayers,
  isReversible,
  type MoveReason,
  nextStatusesOf,
  type OrderFacts,
  reasonsFor,
  usualPayer,
} from "./orders/orderMoves.ts"
export { ManyMoved, OrderMove, OrdersMoved } from "./orders/moveBody.ts"
export { type OrderFilter, OrderQuery } from "./orders/orders.ts"
export {
  AgreementNeeded,
  CourierUnavailable,
  MoveNotOffered,
  NotUndoable,
  PayerNeeded,
  ReasonNeeded,
  StaleOrder,
  TotalNotCovered,
} from "./orders/orderRefusals.ts"
export { ShelfItem } from "./orders/shelf.ts"
export { optionLines, optionText } from "./orders/optionLines.ts"
export { shortOf } from "./orders/shortItems.ts"
export { unitCentsOf } from "./orders/unitCents.ts"
export { OrderPayout } from "./orders/payout.ts"
export { FiscalDocument } from "./orders/fiscal.ts"
export { OrderSettings } from "./orders/orderSettings.ts"
export { PrintedOrder } from "./orders/printing.ts"
export { changedItem, ItemChange } from "./orders/itemChange.ts"
export { Permission } from "./access/permissions.ts"
export { idFrom, idKey, type RecordId, sameId } from "./wire/recordId.ts"
export { NewRole, Role, SavedRole } from "./users/roles.ts"
export { NewUser, SavedUser, User } from "./users/user.ts"
