import { and, eq, or, type SQL, sql } from "drizzle-orm"
import { allows, attends } from "../../../src/contract/access/access.ts"
import { namesPictures } from "../../../src/contract/resource/fileUse.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { tickets as ticketList } from "../../../src/contract/resources/tickets.ts"
import type { Caller } from "../access/caller.ts"
import { isBrandPicture } from "./brandPictures.ts"
import { companyIdWithin } from "../access/reach.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { ticketMessageFiles, ticketMessages } from "../db/ticketSchema.ts"
import { snakeCase } from "../db/described/names.ts"
import { recordsWithin } from "../access/resourceReach.ts"
import { joinOf, tableOf } from "../db/described/tables.ts"
import { readableBy } from "../access/readableBy.ts"

/** The columns of a list that name files. */
const fileColumns = ({ fields }: Resource): ReadonlyArray<string> =>
  Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === "image" || kind === "file" ? [snakeCase(name)] : [],
  )

/** The tables of a list's pictures that stand in an order. */
const pictureTables = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    namesPictures(field) ? [joinOf(resource, name)] : [],
  )

const usedIn = (resource: Resource, within?: SQL): ReadonlyArray<SQL> => {
  const table = tableOf(resource)
  const inColumns = fileColumns(resource).map((column) => {
    const names = sql`${table}.${sql.identifier(column)} = ${files.id}`
    return sql`exists (select 1 from ${table} where ${and(names, within)})`
  })
  const inOrder = pictureTables(resource).map((pictures) => {
    const names = eq(pictures.targetId, files.id)
    return sql`exists (select 1 from ${pictures} join ${table} on ${table.id} = ${pictures.recordId} where ${and(names, within)})`
  })
  return [...inColumns, ...inOrder]
}

/** SQL: true if a message carries the file: any message, or one of the contacts within a reach. */
const isSent = (within?: SQL): SQL => {
  const ofContact = sql`join ${contacts} on ${contacts.id} = ${messages.contactId}`
  const names = eq(messages.mediaId, files.id)
  return sql`exists (select 1 from ${messages} ${within ? ofContact : sql``} where ${and(names, within)})`
}

const tickets = ticketList as unknown as Resource

/** SQL: true if a ticket message carries the file: any message, or one this caller may read. */
const isInThread = (of?: { readonly db: Database; readonly caller: Caller }): SQL => {
  const table = tableOf(tickets)
  const within = of && and(readableBy(of.caller), recordsWithin(tickets, table, of.caller.reach, of.db))
  return sql`exists (select 1 from ${ticketMessageFiles}
    join ${ticketMessages} on ${ticketMessages.id} = ${ticketMessageFiles.messageId}
    join ${table} on ${table.id} = ${ticketMessages.ticketId}
    where ${and(eq(ticketMessageFiles.fileId, files.id), within)})`
}

/** SQL: true if any record, message, ticket or style names the file. */
export const isUsed = (resources: ReadonlyArray<Resource>): SQL =>
  or(isSent(), isInThread(), isBrandPicture(files.id), ...resources.flatMap((resource) => usedIn(resource)))!

/** The files this caller may read: those of records, conversations and tickets open to them, pictures of brands, and their own that nothing names. */
export const filesOf = (db: Database, caller: Caller, resources: ReadonlyArray<Resource>): SQL => {
  const { user, reach } = caller
  const open = resources
    .filter(({ access }) => allows(access, user))
    .flatMap((resource) => usedIn(resource, recordsWithin(resource, tableOf(resource), reach, db)))
  const sentFiles = allows(attends, user)
    ? [isSent(companyIdWithin(contacts.companyId, reach, db) ?? sql`true`)]
    : []
  const inThreads = allows(tickets.access, user) ? [isInThread({ db, caller })] : []
  const own = and(eq(files.uploadedBy, user.id as number), sql`not ${isUsed(resources)}`)
  return or(own, isBrandPicture(files.id), ...sentFiles, ...inThreads, ...open)!
}
