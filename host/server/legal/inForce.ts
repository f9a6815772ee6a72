import { and, desc, eq, sql } from "drizzle-orm"
import type { AccountKind } from "../../../src/contract/applications/accountDeletions.ts"
import type { legalTexts } from "../../../src/contract/legal/legalTexts.ts"
import { letterBlocks } from "../../../src/contract/messages/letterText.ts"
import type { Success } from "../../../src/contract/wire/endpoint.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"

const { legalDocuments: table } = tables

type Head = Omit<Success<typeof legalTexts.inForce>, "blocks" | "audiences">

/** A document in force, with the text as it is written. */
export interface InForce extends Head {
  readonly _id: number
  readonly requiresAcceptance: boolean
  readonly body: string
}

/** The documents of an application that are in force, the last published first. */
export const documentsInForce = async (
  db: Database,
  application: number,
): Promise<ReadonlyArray<InForce>> => {
  const rows = await db
    .select({
      _id: table.id,
      type: table.type,
      userType: table.userType,
      language: table.language,
      title: table.title,
      edition: table.edition,
      publishedAt: table.publishedAt,
      changes: table.changes,
      requiresAcceptance: table.requiresAcceptance,
      body: table.body,
    })
    .from(table)
    .where(and(eq(table.applicationId, application), eq(table.status, "PUBLISHED")))
    .orderBy(desc(table.publishedAt), desc(table.id), sql`1`)
  return rows.map((row) => ({
    ...row,
    edition: row.edition ?? 1,
    publishedAt: ((row.publishedAt as Date | null) ?? new Date(0)).toISOString(),
    requiresAcceptance: row.requiresAcceptance ?? false,
  })) as unknown as ReadonlyArray<InForce>
}

interface TextQuery {
  readonly language: string
  readonly userType?: AccountKind | undefined
}

/**
 * Picks among documents of one type: the one for the audience, or else for everyone; in the language, or else in
 * another.
 */
export const chooseDocument = <D extends Pick<InForce, "language" | "userType">>(
  documents: ReadonlyArray<D>,
  { language, userType }: TextQuery,
): D | undefined => {
  const own = documents.filter((one) => userType !== undefined && one.userType === userType)
  const among = own.length > 0 ? own : documents.filter((one) => one.userType === null)
  return among.find((one) => one.language === language) ?? among[0]
}

/** The text as a tree. */
export const blocksOf = (body: string) => letterBlocks(body, () => undefined)

/** A document as anybody may know it. */
export const headOf = ({
  _id,
  type,
  userType,
  language,
  title,
  edition,
  publishedAt,
  changes,
}: InForce): Head => ({ _id, type, userType, language, title, edition, publishedAt, changes })
