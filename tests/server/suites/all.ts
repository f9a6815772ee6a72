import { afterAll, beforeAll, describe } from "vitest"
import { type Api, startApi } from "../api.ts"
import type { Place } from "../../../host/server/db/open.ts"
import { accountSuite } from "./accounts.ts"
import { applicationSuite } from "./applications.ts"
import { bankSuite } from "./banks.ts"
import { bugOrderSuite } from "./bugOrders.ts"
import { jobKindSuite } from "./jobKinds.ts"
import { jobSuite } from "./jobs.ts"
import { companySuite } from "./companies.ts"
import { companyDeliverySuite } from "./companyDeliveries.ts"
import { conversationSuite } from "./conversations.ts"
import { courierSuite } from "./couriers.ts"
import { courierWorkSuite } from "./courierWork.ts"
import { dashboardSuite } from "./dashboard.ts"
import { demoFigureSuite } from "./demoFigures.ts"
import { deliveryPeopleSuite } from "./deliveryPeople.ts"
import { deliveryBulkSuite } from "./deliveryBulk.ts"
import { deliveryReachSuite } from "./deliveryReach.ts"
import { deliveryStreamSuite } from "./deliveryStreams.ts"
import { fetchedPictureSuite } from "./fetchedPictures.ts"
import { fileSuite } from "./files.ts"
import { foldingSuite } from "./folding.ts"
import { geocodingSuite } from "./geocoding.ts"
import { guessSuite } from "./guesses.ts"
import { identitySuite } from "./identity.ts"
import { listSuite } from "./lists.ts"
import { menuSuite } from "./menu.ts"
import { menuChainSuite } from "./menuChains.ts"
import { menuCopySuite } from "./menuCopies.ts"
import { menuVersionSuite } from "./menuVersions.ts"
import { menuPriceSuite } from "./menuPrices.ts"
import { menuRaceSuite } from "./menuRaces.ts"
import { menuReadinessSuite } from "./menuReadiness.ts"
import { menuStockSuite } from "./menuStock.ts"
import { menuStopSuite } from "./menuStops.ts"
import { menuTrustSuite } from "./menuTrust.ts"
import { metaSuite } from "./meta.ts"
import { consentSuite } from "./consent.ts"
import { notificationSuite } from "./notifications.ts"
import { openingSuite } from "./openings.ts"
import { migrationSuite } from "./migrations.ts"
import { orderBoardSuite } from "./orderBoard.ts"
import { orderFaultSuite } from "./orderFaults.ts"
import { orderMoveSuite } from "./orderMoves.ts"
import { orderParitySuite } from "./orderParity.ts"
import { orderConversationSuite } from "./orderConversation.ts"
import { orderPayoutSuite } from "./orderPayouts.ts"
import { orderPlaceSuite } from "./orderPlaces.ts"
import { orderPrintSuite } from "./orderPrints.ts"
import { orderShelfSuite } from "./orderShelves.ts"
import { deliveryAreaSuite } from "./deliveryAreas.ts"
import { prepTimeSuite } from "./prepTimes.ts"
import { orderSettingsSuite } from "./orderSettings.ts"
import { joiningSuite } from "./joining.ts"
import { orderSuite } from "./orders.ts"
import { orderTimeSuite } from "./orderTimes.ts"
import { shopperSuite } from "./shoppers.ts"
import { rolloutSuite } from "./rollouts.ts"
import { secretSuite } from "./secrets.ts"
import { settingSuite } from "./settings.ts"
import { plainTextSuite } from "./plainTexts.ts"
import { platformUserSuite } from "./platformUsers.ts"
import { placeSearchSuite } from "./placeSearch.ts"
import { plainClientSuite } from "./plainClients.ts"
import { publicMenuSuite } from "./publicMenus.ts"
import { raceSuite } from "./races.ts"
import { realtimeSuite } from "./realtime.ts"
import { repeatSuite } from "./repeats.ts"
import { rightsSuite } from "./rights.ts"
import { userMovesSuite } from "./userMoves.ts"
import { roleSuite } from "./roles.ts"
import { socketSuite } from "./sockets.ts"
import { tenantSuite } from "./tenants.ts"
import { tokenSuite } from "./tokens.ts"
import { writtenNumberSuite } from "./writtenNumbers.ts"
import { unsubscribingSuite } from "./unsubscribing.ts"

/** Tests of sign-in and reach: on PostgreSQL only, with many concurrent calls. */
export const doorSuites = (api: () => Api) => {
  describe("signing in", () => identitySuite(api))
  describe("accounts", () => accountSuite(api))
  describe("joining a company", () => joiningSuite(api))
  describe("tokens", () => tokenSuite(api))
  describe("reach over people", () => rightsSuite(api))
  describe("moves of users", () => userMovesSuite(api))
  describe("tenants", () => tenantSuite(api))
  describe("roles", () => roleSuite(api))
  describe("platform users", () => platformUserSuite(api))
  describe("settings", () => settingSuite(api))
  describe("secrets of settings", () => secretSuite(api))
  describe("guesses", () => guessSuite(api))
}

/** Tests of messages to and from people, and of scheduled work: on PostgreSQL only. */
export const messageSuites = (api: () => Api) => {
  describe("notifications to many", () => notificationSuite(api))
  describe("people who change their mind", () => consentSuite(api))
  describe("people who unsubscribe", () => unsubscribingSuite(api))
  describe("the dashboard", () => dashboardSuite(api))
  describe("opening hours", () => openingSuite(api))
  describe("repeats", () => repeatSuite(api))
  describe("conversations", () => conversationSuite(api))
  describe("WhatsApp's Cloud API", () => metaSuite(api))
}

/** Tests of stores and their delivery people: on the embedded database only. */
export const storeSuites = (api: () => Api) => {
  describe("applications", () => applicationSuite(api))
  describe("pictures of brands", () => fetchedPictureSuite(api))
  describe("companies", () => companySuite(api))
  describe("clients that keep to the specification", () => plainClientSuite(api))
  describe("settings of many companies", () => rolloutSuite(api))
  describe("company deliveries", () => companyDeliverySuite(api))
  describe("delivery people", () => deliveryPeopleSuite(api))
  describe("reach of delivery people", () => deliveryReachSuite(api))
  describe("many delivery people", () => deliveryBulkSuite(api))
  describe("couriers on the map", () => courierSuite(api))
  describe("orders", () => {
    orderSuite(api)
    orderTimeSuite(api)
    orderParitySuite(api)
    orderPrintSuite(api)
    orderPayoutSuite(api)
    courierWorkSuite(api)
    orderShelfSuite(api)
    orderFaultSuite(api)
    orderConversationSuite(api)
    orderSettingsSuite(api)
    describe("preparation times", () => prepTimeSuite(api))
    deliveryAreaSuite(api)
    placeSearchSuite(api)
    geocodingSuite(api)
    bugOrderSuite(api)
  })
  describe("shoppers", () => shopperSuite(api))
  describe("new orders in real time", () => realtimeSuite(api, "short"))
  describe("who tells of new orders", () => orderPlaceSuite(api))
}

/** Tests of possible differences between the two databases: streams, locks, searches and files. */
export const databaseSuites = (place: () => Promise<Place>, more: (api: () => Api) => void) => {
  let running: Api
  const api = () => running
  beforeAll(async () => {
    running = await startApi(await place())
  })
  afterAll(() => running.server.close())

  // Before the others, which write lines of their own.
  describe("figures of the demo", () => demoFigureSuite(api))
  describe("streams of delivery people", () => deliveryStreamSuite(api))
  describe("the board of orders", () => orderBoardSuite(api))
  describe("jobs", () => {
    jobSuite(api)
    jobKindSuite(api)
  })
  describe("connections in real time", () => socketSuite(api))
  describe("moves of orders", () => orderMoveSuite(api))
  describe("lists", () => listSuite(api, "short"))
  describe("texts however they are written", () => {
    foldingSuite(api)
    writtenNumberSuite(api)
  })
  describe("banks", () => bankSuite(api))
  describe("the menu's editor", () => {
    menuSuite(api)
    menuTrustSuite(api)
    menuStopSuite(api)
    describe("prices", () => menuPriceSuite(api))
    describe("stock", () => menuStockSuite(api))
    describe("readiness", () => menuReadinessSuite(api))
    menuRaceSuite(api)
    describe("model stores", () => menuChainSuite(api))
    describe("copies of menus", () => menuCopySuite(api))
  })
  describe("versions of menus", () => menuVersionSuite(api))
  describe("menus that anybody may read", () => publicMenuSuite(api))
  describe("migrations", () => migrationSuite(api))
  describe("races", () => raceSuite(api, "short"))
  describe("texts that look like numbers", () => plainTextSuite(api))
  more(api)
  // Last, because they leave thousands of users.
  describe("files", () => fileSuite(api))
}
