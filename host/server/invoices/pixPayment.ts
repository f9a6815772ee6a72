import { eq } from "drizzle-orm"
import type { PixPayment } from "../../../src/contract/finance/billing.ts"
import { owedOf } from "../../../src/contract/finance/owedOf.ts"
import { pixCode } from "../../../src/contract/finance/pixCode.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { asText, settingOfCompany } from "../platformSettings/effective.ts"
import type { Row } from "../resource/recordRows.ts"

const { invoices } = tables

const settingText = (name: Parameters<typeof settingOfCompany>[0]) =>
  asText<string | null>(settingOfCompany(name, invoices.companyId))

/** Returns the Pix payment for an invoice's open amount; null if nothing is owed, or its receiver is not set. */
export const pixPayment = async (db: Database, row: Row): Promise<PixPayment | null> => {
  const cents = owedOf(row)
  if (cents === 0) return null
  const [receiver] = await db
    .select({
      key: settingText("payments.pixKey"),
      name: settingText("payments.pixName"),
      city: settingText("payments.pixCity"),
    })
    .from(invoices)
    .where(eq(invoices.id, row._id))
  const { key, name, city } = receiver ?? {}
  if (!key || !name || !city) return null
  const reference = String(row["number"])
  return { code: pixCode({ key, name, city }, { cents, reference }), cents, receiver: name }
}
