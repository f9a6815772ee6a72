import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { accountHandlers, sessionHandlers } from "../session/session.ts"
import { calls } from "../../../src/contract/calls.ts"
import { choiceHandlers } from "../resource/choiceHandlers.ts"
import { companyDeliveryHandlers } from "../companies/companyDeliveries.ts"
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
import { orderBoardHandlers } from "../orders/orderBoard.ts"
import { orderHandlers } from "../orders/orders.ts"
import { orderSettingsHandlers } from "../orders/orderSettings.ts"
import { printingHandlers } from "../orders/printing.ts"
import { orderCourierHandlers } from "../orders/courierStatus.ts"
import { shelfHandlers } from "../orders/shelves.ts"
import { payoutHandlers } from "../orders/payouts.ts"
import { pickingHandlers } from "../orders/pickingHandlers.ts"
import { faqSuggestionHandlers } from "../support/faqSuggestions.ts"
import { faqVoteHandlers } from "../support/faqVotes.ts"
import { ticketDeskHandlers } from "../support/ticketDesk.ts"
import { ticketThreadHandlers } from "../support/ticketThreads.ts"
import { subscriptionHandlers } from "../people/topicSubscriptions.ts"
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
import { rolloutHandlers } from "../platformSettings/rolloutHandlers.ts"
import { settingHandlers } from "../platformSettings/settingHandlers.ts"
import { platformUserHandlers } from "../users/platformUsers.ts"
import { userHandlers } from "../users/users.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Handler, Handlers, Tools } from "../calls/handler.ts"
import { type Sources, sourcesOf } from "../resource/sources.ts"
import { savedViewHandlers } from "../views/savedViews.ts"
import type { Served } from "../calls/serve.ts"
import { entryOf } from "../../../src/contract/wire/entryOf.ts"

const resourcesOf = (contexts: ReadonlyArray<Context>) => contexts.map(({ resource }) => resource)

/** Those of the calls about orders. */
const ordersOf = (tools: Tools, contexts: ReadonlyArray<Context>) => ({
  newOrders: newOrderHandlers(tools),
  orderBoard: orderBoardHandlers(tools),
  orders: orderHandlers(tools),
  orderSettings: orderSettingsHandlers(tools),
  printing: printingHandlers(tools),
  orderCouriers: orderCourierHandlers(tools),
  orderPayouts: payoutHandlers(tools, contexts),
  picking: pickingHandlers(tools, contexts),
  shelves: shelfHandlers(tools),
})

/** Those of the calls about users and what they may do. */
const accessOf = (tools: Tools, contexts: ReadonlyArray<Context>) => ({
  users: userHandlers(tools),
  platformUsers: platformUserHandlers(tools),
  settings: settingHandlers(tools),
  settingRollouts: rolloutHandlers(tools),
  roles: roleHandlers(tools),
  permissions: permissionHandlers(tools),
  accessLint: accessLintHandlers(tools),
  franchiseUsers: franchiseUserHandlers(tools, contexts),
  groupMembers: groupMemberHandlers(tools, contexts),
})

/** Those of the calls about money: invoices, and payments of customers. */
const moneyOf = (tools: Tools, contexts: ReadonlyArray<Context>) => ({
  acquiring: acquiringHandlers(tools, contexts),
  billing: billingHandlers(tools, contexts),
  invoicing: invoicingHandlers(tools, contexts),
})

/** Those of the calls about applications, of which some ask for no account. */
const applicationsOf = (tools: Tools, contexts: ReadonlyArray<Context>) => ({
  applications: applicationHandlers(tools),
  applicationAdmin: applicationAdminHandlers(tools, resourcesOf(contexts)),
  domainChecks: domainCheckHandlers(tools),
  styles: styleHandlers(tools),
  accountDeletions: accountDeletionHandlers(tools),
  publicPages: publicPageHandlers(tools),
  legalTexts: legalTextHandlers(tools, contexts),
})

/** The handlers of every call, by group as the contract has them. */
const handlersOf = (tools: Tools, sources: Sources, contexts: ReadonlyArray<Context>): Handlers => ({
  files: fileHandlers(tools, resourcesOf(contexts)),
  pdfPages: pdfPageHandlers(tools, resourcesOf(contexts)),
  choices: choiceHandlers(tools, sources, contexts),
  acceptance: acceptanceHandlers(tools, contexts),
  contractTexts: contractTextHandlers(tools, contexts),
  couponCodes: couponCodeHandlers(contexts),
  savedViews: savedViewHandlers(
    tools,
    contexts.map(({ resource }) => resource),
  ),
  municipalities: municipalityHandlers(tools, contexts),
  histories: historyHandlers(tools),
  session: sessionHandlers(tools),
  accounts: accountHandlers(tools),
  registry: registryHandlers(tools, contexts),
  readerRegistry: readerRegistryHandlers(contexts),
  ...moneyOf(tools, contexts),
  licensing: licensingHandlers(contexts),
  looseDeliveryCalls: looseDeliveryHandlers(tools, contexts),
  tracking: trackingHandlers(tools, contexts),
  companies: companyHandlers(tools),
  companyDeliveries: companyDeliveryHandlers(tools),
  companyDeliveryList: companyDeliveryListHandlers(tools),
  deliveryPeople: deliveryPersonHandlers(tools),
  deliveryPersonList: deliveryPersonListHandlers(tools),
  contacts: contactHandlers(tools),
  ...ordersOf(tools, contexts),
  ...accessOf(tools, contexts),
  topicSubscriptions: subscriptionHandlers(contexts),
  faqSuggestions: faqSuggestionHandlers(tools),
  faqVotes: faqVoteHandlers(contexts),
  ticketDesk: ticketDeskHandlers(contexts),
  ticketThreads: ticketThreadHandlers(tools, contexts),
  messages: messageHandlers(tools, contexts),
  whatsapp: whatsappHandlers(tools, resourcesOf(contexts)),
  ...applicationsOf(tools, contexts),
  dashboard: dashboardHandlers(tools),
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

/** Every call the server answers, those of these described lists among them. */
export const everyCallServed = (tools: Tools, resources: ReadonlyArray<Resource>): ReadonlyArray<Served> => {
  const sources = sourcesOf(resources)
  const contexts = contextsOf(resources, sources, handwrittenRules(tools))
  return [...servedCalls(handlersOf(tools, sources, contexts)), ...servedResources(tools, contexts)]
}
