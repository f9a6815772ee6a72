import { createHash } from "node:crypto"
import { and, desc, eq } from "drizzle-orm"
import {
  type ContractBlock,
  contractText,
  plainText,
  type TemplateText,
} from "../../../src/contract/contracts/contractText.ts"
import { contractVersions, templateEditions } from "../db/contractSchema.ts"
import type { Database } from "../db/database.ts"
import { storeDay } from "../../../src/contract/resource/datedItems.ts"
import type { contracts } from "../../../src/contract/resources/contracts.ts"
import type { Row } from "../resource/recordRows.ts"

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex")

/** SHA-256 of a text, in hexadecimal. */
export const hashOf = (blocks: ReadonlyArray<ContractBlock>): string => sha256(plainText(blocks))

const templateOf = async (db: Database, row: Row<typeof contracts>): Promise<TemplateText | undefined> => {
  const { template } = row
  if (!template) return undefined
  const { templateId, edition, body, language } = templateEditions
  const [found] = await db
    .select({ body, language })
    .from(templateEditions)
    .where(and(eq(templateId, template._id), eq(edition, Number(row.templateEdition))))
  return found
}

/** Returns the contract's current text, from the template edition it was made with; undefined without a template. */
export const currentText = async (db: Database, row: Row<typeof contracts>, now = Date.now()) => {
  const template = await templateOf(db, row)
  if (!template) return undefined
  const { blocks, missing, basis } = contractText(template, row, storeDay(row.owner, now))
  return { language: template.language, blocks, missing, basis: sha256(basis) }
}

/** The last version of a contract that was sent. */
export const lastVersion = async (db: Database, contract: number) => {
  const [found] = await db
    .select()
    .from(contractVersions)
    .where(eq(contractVersions.contractId, contract))
    .orderBy(desc(contractVersions.number))
    .limit(1)
  return found
}
