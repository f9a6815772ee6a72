import { eq } from "drizzle-orm"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { appCategories } from "../../../src/contract/resources/appCategories.ts"
import { bankBranches } from "../../../src/contract/resources/bankBranches.ts"
import { banks } from "../../../src/contract/resources/banks.ts"
import { costCenters } from "../../../src/contract/resources/costCenters.ts"
import { countries } from "../../../src/contract/resources/countries.ts"
import { countryStates } from "../../../src/contract/resources/countryStates.ts"
import { paymentMethods } from "../../../src/contract/resources/paymentMethods.ts"
import { banners } from "../../../src/contract/resources/banners.ts"
import { bugOrders } from "../../../src/contract/resources/bugOrders.ts"
import { cannedReplies } from "../../../src/contract/resources/cannedReplies.ts"
import { cities } from "../../../src/contract/resources/cities.ts"
import { companyGroups } from "../../../src/contract/resources/companyGroups.ts"
import { companySegments } from "../../../src/contract/resources/companySegments.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { contractTemplates } from "../../../src/contract/resources/contractTemplates.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { departments } from "../../../src/contract/resources/departments.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { openingHours } from "../../../src/contract/resources/openingHours.ts"
import { packings } from "../../../src/contract/resources/packings.ts"
import { paymentTypes } from "../../../src/contract/resources/paymentTypes.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { shoppers } from "../../../src/contract/resources/shoppers.ts"
import { tickets } from "../../../src/contract/resources/tickets.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"
import { sampleAppCategories } from "../../../src/samples/appCategories.ts"
import { sampleBankBranches } from "../../../src/samples/bankBranches.ts"
import { sampleBanks } from "../../../src/samples/banks.ts"
import { sampleCostCenters } from "../../../src/samples/costCenters.ts"
import { sampleCountries } from "../../../src/samples/countries.ts"
import { sampleCountryStates } from "../../../src/samples/countryStates.ts"
import { samplePaymentMethods } from "../../../src/samples/paymentMethods.ts"
import { sampleBanners } from "../../../src/samples/banners.ts"
import { sampleBugOrders } from "../../../src/samples/bugOrders.ts"
import { sampleCities } from "../../../src/samples/cities.ts"
import { sampleCompanyGroups } from "../../../src/samples/companyGroups.ts"
import { sampleCompanySegments } from "../../../src/samples/companySegments.ts"
import { sampleContracts } from "../../../src/samples/contracts.ts"
import { sampleContractTemplates } from "../../../src/samples/contractTemplates.ts"
import { sampleReplies } from "../../../src/samples/cannedReplies.ts"
import { sampleTemplates } from "../../../src/samples/messageTemplates.ts"
import { sampleCoupons } from "../../../src/samples/coupons.ts"
import { sampleDepartments } from "../../../src/samples/departments.ts"
import { sampleLicenses } from "../../../src/samples/licenses.ts"
import { sampleNotificationTopics } from "../../../src/samples/notificationTopics.ts"
import { samplePackings } from "../../../src/samples/packings.ts"
import { samplePaymentTypes } from "../../../src/samples/paymentTypes.ts"
import { samplePeople } from "../../../src/samples/people.ts"
import { sampleShoppers } from "../../../src/samples/shoppers.ts"
import { sampleTickets } from "../../../src/samples/tickets.ts"
import { sampleUserTypes } from "../../../src/samples/userTypes.ts"
import type { Database } from "../db/database.ts"
import { roles } from "../db/schema.ts"
import { seedSubscriptions } from "./subscriptions.ts"
import { files } from "../db/fileSchema.ts"
import { isLink } from "../resource/context.ts"
import { columnValues, namedIds, type Values } from "../resource/fieldValues.ts"
import { joinOf, tableOf } from "../resource/tables.ts"
import { seedContracts } from "./contracts.ts"
import { demoOpeningHours } from "./openingHours.ts"
import { bannerPicture } from "./pictures.ts"
import type { Places } from "./places.ts"
import { type Random, randomFrom } from "./random.ts"
import { workingMoment } from "./recordHistory.ts"

const day = 86_400_000

type Samples = readonly [resource: Resource, rows: ReadonlyArray<Values>]

/** The same rows for each store that sells. */
const ofEachStore = ({ companies }: Places, rows: ReadonlyArray<Values>): ReadonlyArray<Values> =>
  companies.flatMap(({ type }, index) =>
    type === "partner" ? [] : rows.map((row) => ({ ...row, owner: index + 1 })),
  )

/** The demo's records of each described list; a list that others name stands before them. */
const samplesAt = (now: number, places: Places, pictures: ReadonlyArray<number>): ReadonlyArray<Samples> =>
  [
    [packings, samplePackings],
    [paymentTypes, samplePaymentTypes],
    [paymentMethods, samplePaymentMethods],
    [costCenters, sampleCostCenters],
    [banks, sampleBanks],
    [bankBranches, sampleBankBranches],
    [countries, sampleCountries],
    [countryStates, sampleCountryStates],
    [companySegments, sampleCompanySegments],
    [companyGroups, sampleCompanyGroups],
    [cities, sampleCities],
    [appCategories, sampleAppCategories],
    [coupons, sampleCoupons(now)],
    [contractTemplates, sampleContractTemplates],
    [contracts, sampleContracts(now)],
    [departments, sampleDepartments],
    [userTypes, sampleUserTypes],
    [notificationTopics, sampleNotificationTopics],
    [licenses, sampleLicenses(now)],
    [openingHours, demoOpeningHours(places)],
    [people, samplePeople(now)],
    [shoppers, sampleShoppers],
    [tickets, sampleTickets(now)],
    [bugOrders, sampleBugOrders],
    [cannedReplies, ofEachStore(places, sampleReplies)],
    [messageTemplates, ofEachStore(places, sampleTemplates)],
    [banners, sampleBanners(now).map((banner, index) => ({ ...banner, imageMobile: pictures[index] }))],
  ] as unknown as ReadonlyArray<Samples>

interface Setting {
  readonly places: Places
  readonly now: number
  readonly random: Random
}

/** The ids of what samples name by its place, from 1. */
type Ids = Map<string, ReadonlyArray<number>>

const idAt = (ids: Ids, source: string, place: number): number => {
  const id = ids.get(source)?.[place - 1]
  if (id === undefined) throw new Error(`The demo has no number ${place} of ${source}.`)
  return id
}

const ownerColumns = ({ scope }: Resource, { menu, companies, regions }: Places, owner: number) => {
  const company = companies[owner - 1]
  if (scope === "platform") return {}
  if (scope === "application") return { applicationId: menu.id }
  if (scope === "franchise") return { applicationId: menu.id, franchiseId: regions[owner - 1]?.id }
  return { applicationId: company?.applicationId, companyId: company?.id }
}

/** A sample with ids in place of places; what names its own list waits until that is there. */
const linked = ({ name: own, fields }: Resource, row: Values, ids: Ids): Values =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fields[name]
      if (!field?.to || value === null) return [name, value]
      if (field.to === own && !ids.has(own)) return [name, null]
      const named = namedIds(value).map((place) => idAt(ids, field.to ?? "", place))
      return [name, isLink(field) ? named[0] : named]
    }),
  )

/** When what has no date of its own was made: some weeks ago. */
const madeAt = (random: Random, now: number) => workingMoment(random, now - 60 * day, now - 21 * day)

const insert = async (
  db: Database,
  [resource, rows]: Samples,
  { places, now, random }: Setting,
  ids: Ids,
) => {
  const table = tableOf(resource)
  const values = rows.map((row, index) => {
    const { owner = 1, status = resource.status?.first, createdAt } = row
    const at = new Date(createdAt === undefined ? madeAt(random, now) : String(createdAt))
    return {
      ...ownerColumns(resource, places, Number(owner)),
      ...columnValues(resource.fields, linked(resource, row, ids)),
      ...(resource.status ? { status } : {}),
      ...(resource.order ? { position: index + 1 } : {}),
      createdAt: at,
      updatedAt: at,
    }
  })
  const made = await db.insert(table).values(values).returning({ id: table.id })
  return made.map(({ id }) => id as number)
}

const join = async (db: Database, [resource, rows]: Samples, made: ReadonlyArray<number>, ids: Ids) => {
  for (const [name, { kind }] of Object.entries(resource.fields)) {
    if (kind !== "references") continue
    const values = rows.flatMap((row, index) =>
      namedIds(linked(resource, row, ids)[name]).map((targetId, position) => ({
        recordId: made[index]!,
        targetId,
        position,
      })),
    )
    if (values.length > 0) await db.insert(joinOf(resource, name)).values(values)
  }
}

/** Puts the records of a tree under their parents. */
const plant = async (db: Database, [resource, rows]: Samples, made: ReadonlyArray<number>, ids: Ids) => {
  const { tree } = resource
  if (tree === undefined) return
  const table = tableOf(resource)
  for (const [index, row] of rows.entries()) {
    const parent = linked(resource, row, ids)[tree]
    if (typeof parent !== "number") continue
    await db
      .update(table)
      .set({ [tree]: parent })
      .where(eq(table.id, made[index]))
  }
}

/** Stores the pictures of the demo's banners. */
const seedPictures = async (db: Database, count: number): Promise<ReadonlyArray<number>> => {
  const values = Array.from({ length: count }, (_, index) => {
    const bytes = bannerPicture(index)
    return { name: `banner-${index + 1}.png`, type: "image/png", size: bytes.length, bytes }
  })
  const made = await db
    .insert(files)
    .values(values.map((file) => ({ ...file, namedAt: new Date() })))
    .returning({ id: files.id })
  return made.map(({ id }) => id)
}

/** Fills the described lists of the demo. */
export const seedResources = async (db: Database, places: Places, now: number): Promise<void> => {
  const known = await db.select({ id: roles.id }).from(roles).orderBy(roles.id)
  const ids: Ids = new Map([
    ["companies", places.companies.map(({ id }) => id)],
    ["roles", known.map(({ id }) => id)],
  ])
  const setting = { places, now, random: randomFrom(20_260_104) }
  const pictures = await seedPictures(db, sampleBanners(now).length)
  for (const samples of samplesAt(now, places, pictures)) {
    const made = await insert(db, samples, setting, ids)
    ids.set(samples[0].name, made)
    await join(db, samples, made, ids)
    await plant(db, samples, made, ids)
  }
  await seedContracts(db, now)
  await seedSubscriptions(db)
}
