import { type SQL, sql } from "drizzle-orm"
import { invoices as resource } from "../../../src/contract/resources/invoices.ts"
import { tables } from "../db/described/tables.ts"

const { invoices } = tables

/** The query for the people of the companies of some invoices. */
export const payersOf = (where: SQL) => ({
  companies: sql`(select ${invoices.companyId} from ${invoices} where ${where})`,
  access: resource.access,
})
