import { eq } from "drizzle-orm"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { companyGroups } from "../../../src/contract/resources/companyGroups.ts"
import { companySegments } from "../../../src/contract/resources/companySegments.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { packings } from "../../../src/contract/resources/packings.ts"
import { sampleCompanyGroups } from "../../../src/samples/companyGroups.ts"
import { sampleCompanySegments } from "../../../src/samples/companySegments.ts"
import { sampleCoupons } from "../../../src/samples/coupons.ts"
import { samplePackings } from "../../../src/samples/packings.ts"
import { departments } from "../../../src/contract/resources/departments.ts"
import { notificationTopics } from "../../../src/contract/resources/notificationTopics.ts"
import { userTypes } from "../../../src/contract/resources/userTypes.ts"
import { sampleDepartments } from "../../../src/samples/departments.ts"
import { sampleNotificationTopics } from "../../../src/samples/notificationTopics.ts"
import { sampleUserTypes } from "../../../src/samples/userTypes.ts"
import type { Database } from "../db/database.ts"
import { isLink } from "../resource/context.ts"
import { columnValues, namedIds, type Values } from "../resource/fieldValues.ts"
import { joinOf, tableOf } from "../resource/tables.ts"
import type { Places } from "./places.ts"

type Samples = readonly [resource: Resource, rows: ReadonlyArray<Values>]

/** The demo's records of each described list; a list that others name stands before them. */
const samplesAt = (now: number): ReadonlyArray<Samples> =>
  [
    [packings, samplePackings],
    [companySegments, sampleCompanySegments],
    [companyGroups, sampleCompanyGroups],
    [departments, sampleDepartments],
    [userTypes, sampleUserTypes],
    [notificationTopics, sampleNotificationTopics],
    [coupons, sampleCoupons(now)],
  ] as unknown as ReadonlyArray<Samples>

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

/** A sample with ids in place of places. */
const linked = ({ fields, tree }: Resource, row: Values, ids: Ids): Values =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = fields[name]
      if (name === tree) return [name, null]
      if (!field?.to || value === null) return [name, value]
      const named = namedIds(value).map((place) => idAt(ids, field.to ?? "", place))
      return [name, isLink(field) ? named[0] : named]
    }),
  )

const insert = async (db: Database, [resource, rows]: Samples, places: Places, ids: Ids) => {
  const table = tableOf(resource)
  const values = rows.map((row, index) => {
    const { owner = 1, status = resource.status?.first, createdAt } = row
    const at = createdAt === undefined ? {} : { createdAt: new Date(String(createdAt)) }
    return {
      ...ownerColumns(resource, places, Number(owner)),
      ...columnValues(resource.fields, linked(resource, row, ids)),
      ...(resource.status ? { status } : {}),
      ...(resource.order ? { position: index + 1 } : {}),
      ...at,
      ...(createdAt === undefined ? {} : { updatedAt: at.createdAt }),
    }
  })
  const made = await db.insert(table).values(values).returning({ id: table.id })
  return made.map(({ id }) => id as number)
}

/** Puts the records of a tree under their parents, once all are there. */
const plant = async (db: Database, [resource, rows]: Samples, made: ReadonlyArray<number>) => {
  const { tree } = resource
  if (tree === undefined) return
  const table = tableOf(resource)
  for (const [index, row] of rows.entries())
    if (typeof row[tree] === "number")
      await db
        .update(table)
        .set({ [tree]: made[row[tree] - 1] })
        .where(eq(table.id, made[index]))
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

/** Fills the described lists of the demo. */
export const seedResources = async (db: Database, places: Places, now: number): Promise<void> => {
  const ids: Ids = new Map([["companies", places.companies.map(({ id }) => id)]])
  for (const samples of samplesAt(now)) {
    const made = await insert(db, samples, places, ids)
    ids.set(samples[0].name, made)
    await plant(db, samples, made)
    await join(db, samples, made, ids)
  }
}
