import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"

/** The files that read the platform's clock, and the reason no store's is meant. A store's clock is `zoneOf`, `recordZone` or `zoneColumn`. */
const platformClock: Readonly<Record<string, string>> = {
  "src/contract/places/zoneOf.ts": "what holds where no store, or no zone of it, is known",
  "src/contract/momentFormat.ts": "the same, unless a zone is given",
  "src/contract/wire/csv.ts": "the same, unless a cell has a zone",
  "src/contract/resource/datedItems.ts": "the day of the platform itself",
  "src/contract/resource/derivedStatus.ts": "records of no store, unless a zone is given",
  "src/contract/resource/validity.ts": "records of no store, unless a zone is given",
  "src/contract/messages/quietHours.ts": "nights of readers whose store is not known",
  "src/resource/described/kindTexts.ts": "records of no store, unless a zone is given",
  "src/business/nextChange.ts": "a delivery record without a zone",
  "src/panels/dashboard/useFormats.ts": "figures of the whole platform",
  "src/panels/offerTabloids/tabloidDays.ts": "tabloids belong to an application",
  "src/panels/orders/boardPrep.ts": "a store without hours of their own reads no clock",
  "src/panels/openingHours/HoursNow.tsx": "hours whose store has no zone yet",
  "src/testing/deliveryAreaHandlers.ts": "a backend in memory, whose store has the platform's clock",
  "src/testing/orderSettingsHandlers.ts": "a backend in memory, whose store has the platform's clock",
  "src/testing/sampleDashboard.ts": "figures of the whole platform",
  "host/server/resource/zoneColumn.ts": "records of no store",
  "host/server/dashboard/dashboard.ts": "figures of several stores",
  "host/server/db/schema.ts": "the zone a store begins with",
  "src/testing/menuMemory.ts": "a store that has no zone of its own",
  "host/server/leads/leadMail.ts": "leads belong to an application, and are no stores yet",
  "host/server/messages/campaigns.ts": "nights of readers elsewhere",
  "host/server/messages/notifications.ts": "nights of readers of no store",
  "host/server/support/ticketMail.ts": "whoever asks for their data to be deleted belongs to no store",
  "host/server/seed/redeem.ts": "orders of the demo, whose stores have the platform's clock",
  "host/app/pages/userPrivacy/usePrivacy.ts": "documents of an application",
  "host/app/pages/deleteAccount/useDeletion.ts": "a public page of an application",
}

test("whoever reads the platform's clock says why no store's is meant", () => {
  const files = globSync(["src/**/*.{ts,tsx}", "host/app/**/*.{ts,tsx}", "host/server/**/*.ts"])
  const readers = files.filter((file) => readFileSync(file, "utf8").includes("limits.timeZone"))
  expect(readers.toSorted()).toEqual(Object.keys(platformClock).toSorted())
})
