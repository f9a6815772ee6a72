import { sql } from "drizzle-orm"
import { type FiscalDocument, keyDigitOf } from "../../../src/contract/orders/fiscal.ts"
import type { OrderItem, OrderPayment } from "../../../src/contract/orders/order.ts"
import { unitCentsOf } from "../../../src/contract/orders/unitCents.ts"
import type { Database } from "../db/database.ts"
import { companies } from "../db/schema.ts"
import { fiscalDocuments, orders } from "../db/tradeSchema.ts"

/** Data for a demo order's fiscal document, as a tax document service would issue it. */
type Issued = {
  readonly id: number
  readonly companyId: number
  readonly company: string
  readonly placedAt: string
  readonly items: ReadonlyArray<OrderItem>
  readonly discountCents: number
  readonly freightCents: number
  readonly payments: ReadonlyArray<typeof OrderPayment.Type>
}

const digits = (number: number, length: number) => String(number).padStart(length, "0")

/** The goods of the demo have one code and one kind of sale: none of it is filed. */
const [ncm, cfop] = ["21069090", "5102"]

/** Approximate share of taxes in the price, in percent. */
const taxPercent = 18

/** A receipt without fiscal value, always the same for the same order. */
const documentOf = ({ id, companyId, company, placedAt, ...sold }: Issued): FiscalDocument => {
  const { items, discountCents, freightCents, payments } = sold
  const cnpj = `99${digits(companyId, 6)}000199`
  const [, year, month] = /^\d\d(\d\d)-(\d\d)/.exec(placedAt) ?? ["", "00", "00"]
  const open = `35${year}${month}${cnpj}65001${digits(id, 9)}1${digits((id * 7919) % 1e8, 8)}`
  const key = `${open}${keyDigitOf(open)}`
  const totalCents = items.reduce((sum, item) => sum + item.totalCents, freightCents) - discountCents
  const consultUrl = "https://www.homologacao.nfce.fazenda.sp.gov.br/consulta"
  return {
    model: "NFCE",
    status: "AUTHORIZED",
    environment: "HOMOLOGATION",
    key,
    number: String(id),
    series: "1",
    protocol: `135${year}${digits(id, 10)}`,
    issuedAt: new Date(placedAt).toISOString(),
    issuer: { name: `${company} (demonstração)`, cnpj, ie: "ISENTO", address: "São Paulo, SP" },
    recipientCpf: null,
    items: items.map((item, line) => ({
      code: item.sku ?? digits(line + 1, 3),
      name: item.name,
      ncm,
      cfop,
      quantity: item.quantity,
      unit: item.unit ?? "UN",
      unitPriceCents: unitCentsOf(item),
      totalCents: item.totalCents,
    })),
    totalCents,
    discountCents,
    freightCents,
    payments: payments.slice(0, 1).map(({ method }) => ({ method, amountCents: totalCents })),
    taxesCents: Math.round((totalCents * taxPercent) / 100),
    qrCodeUrl: `${consultUrl}?p=${key}|2|2|1`,
    consultUrl,
  }
}

/** Orders per statement. */
const batchRows = 500

/** The status from which an order's lines stay as they are: a supermarket weighs and substitutes until it is picked. */
const settled = sql`jsonb_build_array(jsonb_build_object('status',
  case c.type when 'supermarket' then 'RELEASE_SHOPPER' else 'IN_PREPARATION' end))`

/** Writes a receipt for each order of the demo's last two days whose lines are settled and that has none. */
export const issueDemoReceipts = async (db: Database): Promise<void> => {
  const { rows } = await db.execute<Issued>(sql`
    select o.id::int as id, c.id::int as "companyId", c.name as company, o.placed_at::text as "placedAt",
      o.items, o.discount_cents as "discountCents", o.delivery_fee_cents as "freightCents", o.payments
    from ${orders} o join ${companies} c on c.id = o.company_id
    where o.placed_at > now() - interval '2 days' and jsonb_typeof(o.items) = 'array'
      and o.timeline @> ${settled} and o.status <> 'CANCELED'
      and not exists (select from ${fiscalDocuments} f where f.order_id = o.id)`)
  for (let at = 0; at < rows.length; at += batchRows) {
    const documents = rows
      .slice(at, at + batchRows)
      .map((row) => ({ orderId: row.id, document: documentOf(row) }))
    await db.insert(fiscalDocuments).values(documents).onConflictDoNothing()
  }
}
