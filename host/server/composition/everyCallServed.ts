import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { accountHandlers, sessionHandlers } from "../session/session.ts"
import { calls } from "../../../src/contract/calls.ts"
import { choiceHandlers } from "../resource/choiceHandlers.ts"
import { companyDeliveryHandlers } from "../companies/companyDeliveries.ts"
import { deliveryAreaHandlers } from "../companies/deliveryAreas.ts"
import { companyHandlers } from "../companies/companies.ts"
import { municipalityHandlers } from "../cities/municipalityHandlers.ts"
import { contactHandlers } from "../contact/contacts.ts"
import { acceptanceHandlers } from "../contracts/acceptance.ts"
import { contractTextHandlers } from "../contracts/contractTexts.ts"
import { couponCodeHandlers } from "../coupons/couponCodes.ts"
import { dashboardHandlers } from "../dashboard/dashboard.ts"
import { companyDeliveryListHandlers } from "../companies/companyDeliveryList.ts"
import { deliveryPersonListHandlers } from "../deliveryPeople/deliveryPersonList.ts"
import { deliveryPersonHandlers } from "../deliveryPeople/deliveryPeople.ts"
import { fileHandlers } from "../files/fileHandlers.ts"
import { pdfPageHandlers } from "../files/pdf/pdfPageHandlers.ts"
import { orderConversationHandlers } from "../orders/orderConversation.ts"
import { orderBoardHandlers } from "../orders/orderBoard.ts"
import { orderHandlers } from "../orders/orders.ts"
import { prepTimeHandlers } from "../companies/prepTimes.ts"
import { orderSettingsHandlers } from "../orders/orderSettings.ts"
import { printingHandlers } from "../orders/printing.ts"
import { orderCourierHandlers } from "../orders/courierStatus.ts"
import { labelHandlers } from "../products/labelHandlers.ts"
import { shelfHandlers } from "../orders/shelves.ts"
import { payoutHandlers } from "../orders/payouts.ts"
import { priceHandlers } from "../products/pricing/priceHandlers.ts"
import { pickingHandlers } from "../orders/pickingHandlers.ts"
import { faqSuggestionHandlers } from "../support/faqSuggestions.ts"
import { faqVoteHandlers } from "../support/faqVotes.ts"
import { ticketDeskHandlers } from "../support/ticketDesk.ts"
import { ticketThreadHandlers } from "../support/ticketThreads.ts"
import { subscriptionHandlers } from "../people/topicSubscriptions.ts"
import { importHandlers } from "../importing/importHandlers.ts"
import { newsHandlers } from "../news/newsHandlers.ts"
import { newsLists } from "./newsLists.ts"
import { menuCopyHandlers } from "../menu/copying/menuCopyHandlers.ts"
import { versionHandlers } from "../menu/versions/versionHandlers.ts"
import { menuHandlers } from "../menu/editor/menuHandlers.ts"
import { messageHandlers } from "../messages/messageHandlers.ts"
import { newOrderHandlers } from "../realtime/newOrders.ts"
import { historyHandlers } from "../histories/historyHandlers.ts"
import { accessLintHandlers } from "../permissions/accessLint.ts"
import { franchiseUserHandlers } from "../franchises/franchiseUsers.ts"
import { groupMemberHandlers } from "../accessGroups/groupMembers.ts"
import { permissionHandlers } from "../permissions/permissions.ts"
import { looseDeliveryHandlers } from "../looseDeliveries/looseDeliveryHandlers.ts"
import { trackingHandlers } from "../looseDeliveries/tracking.ts"
import { acquiringHandlers } from "../acquirer/acquiringHandlers.ts"
import { billingHandlers } from "../invoices/billingHandlers.ts"
import { invoicingHandlers } from "../invoices/invoicingHandlers.ts"
import { legalTextHandlers } from "../legal/legalTexts.ts"
import { licensingHandlers } from "../licenses/licensing.ts"
import { readerRegistryHandlers, registryHandlers } from "../people/registry.ts"
import { roleHandlers } from "../roles/roles.ts"
import { type Context, contextsOf } from "../resource/context.ts"
import { handwrittenRules } from "./handwrittenRules.ts"
import { servedResources } from "../resource/servedResources.ts"
import { accountDeletionHandlers } from "../applications/accountDeletions.ts"
import { domainCheckHandlers } from "../applications/domainChecks.ts"
import { publicPageHandlers } from "../applications/publicPages.ts"
import { applicationHandlers } from "../applications/applications.ts"
import { applicationAdminHandlers } from "../applications/applicationAdmin.ts"
import { styleHandlers } from "../applications/styles.ts"
import { whatsappHandlers } from "../contact/whatsapp.ts"
import { placeHandlers } from "../places/placeHandlers.ts"
import { rolloutHandlers } from "../platformSettings/rolloutHandlers.ts"
import { settingHandlers } from "../platformSettings/settingHandlers.ts"
import { platformUserHandlers } from "../users/platformUsers.ts"
import { joiningHandlers } from "../users/joining.ts"
import { userHandlers } from "../users/users.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Handler, Handlers } from "../calls/handler.ts"
import type { Services } from "./services.ts"
import { type Sources, sourcesOf } from "../resource/sources.ts"
import { savedViewHandlers } from "../views/savedViews.ts"
import type { Served } from "../calls/route.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

/** Order handlers. */
const ordersOf = (services: Services, contexts: ReadonlyArray<Context>) => ({
  newOrders: newOrderHandlers(services),
  orderBoard: orderBoardHandlers(services),
  orders: orderHandlers(services),
  orderSettings: orderSettingsHandlers(services),
  prepTimes: prepTimeHandlers(services),
  printing: printingHandlers(services),
  orderCouriers: orderCourierHandlers(services),
  orderPayouts: payoutHandlers(services, contexts),
  picking: pickingHandlers(services, contexts),
  shelves: shelfHandlers(services),
  shelfLabels: labelHandlers(contexts),
})

/** Handlers for users and their permissions. */
const accessOf = (services: Services, contexts: ReadonlyArray<Context>) => ({
  joining: joiningHandlers(services),
  users: userHandlers(services),
  platformUsers: platformUserHandlers(services),
  settings: settingHandlers(services),
  settingRollouts: rolloutHandlers(services),
  roles: roleHandlers(services),
  permissions: permissionHandlers(services),
  accessLint: accessLintHandlers(services),
  franchiseUsers: franchiseUserHandlers(services, contexts),
  groupMembers: groupMemberHandlers(services, contexts),
})

/** Handlers for money: invoices, and customers' payments. */
const moneyOf = (services: Services, contexts: ReadonlyArray<Context>) => ({
  acquiring: acquiringHandlers(services, contexts),
  billing: billingHandlers(services, contexts),
  invoicing: invoicingHandlers(services, contexts),
})

/** Handlers for applications; some need no account. */
const applicationsOf = (services: Services, contexts: ReadonlyArray<Context>) => ({
  applications: applicationHandlers(services),
  applicationAdmin: applicationAdminHandlers(services),
  domainChecks: domainCheckHandlers(services),
  styles: styleHandlers(services),
  accountDeletions: accountDeletionHandlers(services),
  publicPages: publicPageHandlers(services),
  legalTexts: legalTextHandlers(services, contexts),
})

/** Handlers for what users have for themselves. */
const ownOf = (services: Services, contexts: ReadonlyArray<Context>) => ({
  savedViews: savedViewHandlers(
    services,
    contexts.map(({ resource }) => resource),
  ),
  news: newsHandlers(services, newsLists(contexts)),
  imports: importHandlers(services, contexts),
  catalogPrices: priceHandlers(services, contexts),
})

/** Handlers for menus. */
const menusOf = (services: Services, contexts: ReadonlyArray<Context>) => ({
  menu: menuHandlers(services, contexts),
  menuCopies: menuCopyHandlers(services, contexts),
  menuVersions: versionHandlers(services, contexts),
})

/** The handlers of every call, by group as the contract has them. */
const handlersOf = (services: Services, sources: Sources, contexts: ReadonlyArray<Context>): Handlers => ({
  files: fileHandlers(services),
  pdfPages: pdfPageHandlers(services),
  choices: choiceHandlers(services, sources, contexts),
  acceptance: acceptanceHandlers(services, contexts),
  contractTexts: contractTextHandlers(services, contexts),
  couponCodes: couponCodeHandlers(contexts),
  ...ownOf(services, contexts),
  municipalities: municipalityHandlers(services, contexts),
  placeCalls: placeHandlers(services),
  histories: historyHandlers(services),
  session: sessionHandlers(services),
  accounts: accountHandlers(services),
  registry: registryHandlers(services, contexts),
  readerRegistry: readerRegistryHandlers(contexts),
  ...moneyOf(services, contexts),
  licensing: licensingHandlers(contexts),
  looseDeliveryCalls: looseDeliveryHandlers(services, contexts),
  tracking: trackingHandlers(services, contexts),
  companies: companyHandlers(services),
  companyDeliveries: companyDeliveryHandlers(services),
  companyDeliveryList: companyDeliveryListHandlers(services),
  deliveryAreaCalls: deliveryAreaHandlers(services),
  deliveryPeople: deliveryPersonHandlers(services),
  deliveryPersonList: deliveryPersonListHandlers(services),
  contacts: { ...contactHandlers(services), ...orderConversationHandlers(services) },
  ...ordersOf(services, contexts),
  ...accessOf(services, contexts),
  topicSubscriptions: subscriptionHandlers(contexts),
  faqSuggestions: faqSuggestionHandlers(services),
  faqVotes: faqVoteHandlers(contexts),
  ticketDesk: ticketDeskHandlers(contexts),
  ticketThreads: ticketThreadHandlers(services, contexts),
  ...menusOf(services, contexts),
  messages: messageHandlers(services, contexts),
  whatsapp: whatsappHandlers(services),
  ...applicationsOf(services, contexts),
  dashboard: dashboardHandlers(services),
})

/** Every endpoint of the written calls with its handler. */
const servedCalls = (handlers: Handlers): ReadonlyArray<Served> =>
  Object.entries(calls).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([name, to]) => ({
      to,
      handle: entryOf(handlers as unknown as Record<string, Record<string, Handler<Endpoint>>>, group)![
        name
      ]!,
    })),
  )

/** The contexts of these described lists, with the rules that are written by hand. */
export const contextsServed = (
  services: Services,
  resources: ReadonlyArray<Resource>,
): ReadonlyArray<Context> =>
  contextsOf(resources, sourcesOf(resources), {
    rules: handwrittenRules(services),
    fileOwners: services.fileOwners,
  })

/** Every call the server answers, those of these described lists among them. */
export const everyCallServed = (
  services: Services,
  contexts: ReadonlyArray<Context>,
): ReadonlyArray<Served> => {
  const sources = sourcesOf(contexts.map(({ resource }) => resource))
  return [...servedCalls(handlersOf(services, sources, contexts)), ...servedResources(services, contexts)]
}
