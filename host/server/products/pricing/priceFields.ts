import { sql } from "drizzle-orm"

/** The field of a product each kind of price is, and its column. */
export const priceFields = {
  PRICE: { name: "price", column: sql.identifier("price") },
  PROMO: { name: "promoPrice", column: sql.identifier("promo_price") },
} as const
