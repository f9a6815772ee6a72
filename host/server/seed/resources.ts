import { and, eq, isNull } from "drizzle-orm"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { companies } from "../../../src/contract/resources/companies.ts"
import { franchises } from "../../../src/contract/resources/franchises.ts"
import { sampleApplicants, sampleStores } from "../../../src/samples/companies.ts"
import { sampleFranchises } from "../../../src/samples/franchises.ts"
import { institutions } from "../../../src/samples/institutions.ts"
import type { Database } from "../db/database.ts"
import { roles, users } from "../db/schema.ts"
import { seedGroupMembers } from "./groupMembers.ts"
import { seedMenuLinks } from "./menuLinks.ts"
import { seedShelfLabels } from "./shelfLabels.ts"
import { seedSubscriptions } from "./subscriptions.ts"
import { seedTemplateSends } from "./templateSends.ts"
import { seedTicketMessages } from "./ticketMessages.ts"
import { files } from "../db/fileSchema.ts"
import { isLink } from "../resource/context.ts"
import { columnValues, namedIds, type Values } from "../resource/fieldValues.ts"
import { joinOf, tableOf, tables } from "../db/described/tables.ts"
import { seedContracts } from "./contracts.ts"
import { demoPictures, type Pictures } from "./pictures.ts"
import type { Places } from "./places.ts"
import { type Samples, samplesAt } from "./samples.ts"
import { keyedRandom, type Random } from "./random.ts"
import { workingMoment } from "./recordHistory.ts"

const { banks } = tables

const dayMs = 86_400_000

interface Setting {
  readonly places: Places
  readonly now: number
}

/** A generator for each list, so that a list more changes nothing of the others. */
const randomOf = ({ name }: Resource): Random =>
  keyedRandom(20_260_104, ...Array.from(name, (letter) => letter.codePointAt(0)!))

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
      const references = namedIds(value).map((place) => idAt(ids, field.to ?? "", place))
      return [name, isLink(field) ? references[0] : references]
    }),
  )

/** Creation time of records without a date of their own: some weeks ago. */
const madeAt = (random: Random, now: number) => workingMoment(random, now - 60 * dayMs, now - 21 * dayMs)

const insert = async (db: Database, [resource, rows]: Samples, { places, now }: Setting, ids: Ids) => {
  const random = randomOf(resource)
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
  const inserted = await db.insert(table).values(values).returning({ id: table.id })
  return inserted.map(({ id }) => id as number)
}

const join = async (db: Database, [resource, rows]: Samples, recordIds: ReadonlyArray<number>, ids: Ids) => {
  for (const [name, { kind }] of Object.entries(resource.fields)) {
    if (kind !== "references") continue
    const values = rows.flatMap((row, index) =>
      namedIds(linked(resource, row, ids)[name]).map((targetId, position) => ({
        recordId: recordIds[index]!,
        targetId,
        position,
      })),
    )
    if (values.length > 0) await db.insert(joinOf(resource, name)).values(values)
  }
}

/** Gives records that are there already what their samples say. */
const complete = async (
  db: Database,
  [resource, rows]: Samples,
  recordIds: ReadonlyArray<number>,
  ids: Ids,
) => {
  const table = tableOf(resource)
  for (const [index, row] of rows.entries())
    await db
      .update(table)
      .set({
        ...columnValues(resource.fields, linked(resource, row, ids)),
        ...(resource.status ? { status: row["status"] } : {}),
      })
      .where(eq(table.id, recordIds[index]))
  await join(db, [resource, rows], recordIds, ids)
}

/** Puts the records of a tree under their parents. */
const plant = async (db: Database, [resource, rows]: Samples, recordIds: ReadonlyArray<number>, ids: Ids) => {
  const { tree } = resource
  if (tree === undefined) return
  const table = tableOf(resource)
  for (const [index, row] of rows.entries()) {
    const parent = linked(resource, row, ids)[tree]
    if (typeof parent !== "number") continue
    await db
      .update(table)
      .set({ [tree]: parent })
      .where(eq(table.id, recordIds[index]))
  }
}

/** Number of pictures of each kind: no list has more records with one. */
const eachPicture = 16

const seedPicturesOf = async (db: Database, kind: keyof Pictures): Promise<ReadonlyArray<number>> => {
  const values = Array.from({ length: eachPicture }, (_, index) => {
    const bytes = demoPictures[kind](index)
    return { name: `${kind}-${index + 1}.png`, type: "image/png", size: bytes.length, bytes }
  })
  const inserted = await db
    .insert(files)
    .values(values.map((file) => ({ ...file, namedAt: new Date() })))
    .returning({ id: files.id })
  return inserted.map(({ id }) => id)
}

/** Stores the pictures of the demo's records. */
const seedPictures = async (db: Database): Promise<Pictures> => ({
  banner: await seedPicturesOf(db, "banner"),
  cover: await seedPicturesOf(db, "cover"),
  logo: await seedPicturesOf(db, "logo"),
})

/** Store records of the demo, most of them with a logo. */
const storesOf = ({ menu, companies: placedCompanies }: Places, logos: ReadonlyArray<number>) =>
  sampleStores(
    placedCompanies.map(({ name, type, applicationId }) => ({
      name,
      type,
      isOfFirst: applicationId === menu.id,
    })),
  ).map((row, index) => ({ ...row, logo: logos[index] ?? null }))

/** The numbers of the banks every installation has, in the order of the list samples name them from. */
const knownBanks = async (db: Database): Promise<ReadonlyArray<number>> => {
  const rows = await db.select({ id: banks.id, ispb: banks.ispb }).from(banks)
  const byIspb = new Map(rows.map(({ id, ispb }) => [String(ispb), Number(id)]))
  return institutions.flatMap(({ ispb }) => byIspb.get(ispb) ?? [])
}

/** Fills the described lists of the demo. */
export const seedResources = async (db: Database, places: Places, now: number): Promise<void> => {
  const known = await db.select({ id: roles.id }).from(roles).orderBy(roles.id)
  const agents = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isNull(users.companyId), eq(users.isRoot, false)))
    .orderBy(users.id)
  const ids: Ids = new Map([
    ["agents", agents.map(({ id }) => id)],
    ["companies", places.companies.map(({ id }) => id)],
    ["users", agents.map(({ id }) => id)],
    ["roles", known.map(({ id }) => id)],
    ["banks", await knownBanks(db)],
  ])
  const setting = { places, now }
  const pictures = await seedPictures(db)
  ids.set("files", pictures.cover)
  for (const samples of await samplesAt({ now, places, pictures })) {
    const inserted = await insert(db, samples, setting, ids)
    ids.set(samples[0].name, inserted)
    await join(db, samples, inserted, ids)
    await plant(db, samples, inserted, ids)
  }
  await seedShelfLabels(db)
  await seedMenuLinks(db, places, (list, place) => idAt(ids, list, place))
  const regions = places.regions.map(({ id }) => id)
  ids.set("franchises", regions)
  await complete(db, [franchises, sampleFranchises(now)] as unknown as Samples, regions, ids)
  const stores = places.companies.map(({ id }) => id)
  const logos = await seedPicturesOf(db, "logo")
  await complete(db, [companies, storesOf(places, logos)] as unknown as Samples, stores, ids)
  await insert(db, [companies, sampleApplicants(now)] as unknown as Samples, setting, ids)
  await seedContracts(db, now)
  await seedTicketMessages(db, now)
  await seedTemplateSends(db)
  await seedSubscriptions(db)
  await seedGroupMembers(db, now)
}
