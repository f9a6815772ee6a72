import { type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { contentFacts } from "../../../src/contract/menu/contentFacts.ts"
import { gradeFrom, qualityPoints } from "../../../src/contract/productBank/bankQuality.ts"
import { bankProducts } from "../../../src/contract/resources/bankProducts.ts"
import { foldedText, nameOrder } from "../db/searchText.ts"
import { joinOf, tables } from "../db/described/tables.ts"
import { rulesOf } from "../resource/rules.ts"

const table = tables.bankProducts
const pictures = joinOf(bankProducts, "images")

const ofEntry = (id: SQL, figure: SQL) => sql`(select ${figure} from ${table} b where b.id = ${id})`

const pointsIf = (condition: SQL, points: number) =>
  sql`case when ${condition} then ${sql.raw(String(points * 100))} else 0 end`

/** The quality of an entry read as `b`, as `bankQuality` of the contract has it. */
const quality = sql`(${sql.join(
  [
    pointsIf(sql`exists (select 1 from ${pictures} i where i.record_id = b.id)`, qualityPoints.image),
    pointsIf(sql`b.ean is not null`, qualityPoints.ean),
    pointsIf(sql`b.name ~ '\\S\\s+\\S' and b.name ~ '[a-z]'`, qualityPoints.nameShape),
    pointsIf(sql`b.brand is not null`, qualityPoints.brand),
    pointsIf(sql`b.department_path is not null`, qualityPoints.department),
    pointsIf(sql`b.net_content is not null`, qualityPoints.content),
    pointsIf(sql`b.ncm is not null`, qualityPoints.ncm),
    pointsIf(sql`b.allergens_told_at is not null`, qualityPoints.allergens),
  ],
  sql` + `,
)})`

const grade = sql`case when ${quality} >= ${sql.raw(String(gradeFrom.GOOD))} then 'GOOD'
  when ${quality} >= ${sql.raw(String(gradeFrom.FAIR))} then 'FAIR' else 'LOW' end`

/** True for another entry, read as `o`, of the same name, brand and content; that of a barcode is kept apart by the index. */
const isSame = sql`o.id <> b.id and o.status <> 'MERGED' and b.status <> 'MERGED'
  and ${nameOrder(sql`o.name`)} = ${nameOrder(sql`b.name`)} and ${foldedText(sql`o.name`)} = ${foldedText(sql`b.name`)}
  and ${foldedText(sql`coalesce(o.brand, '')`)} = ${foldedText(sql`coalesce(b.brand, '')`)}
  and o.net_content is not distinct from b.net_content and o.content_unit is not distinct from b.content_unit`

export const bankProductRules = rulesOf(bankProducts, {
  create: (_, body) => Effect.succeed(contentFacts({}, body, Date.now())),
  save: (_, before, body) => Effect.succeed(contentFacts(before, body, Date.now())),
  derive: (id) => ({
    quality: ofEntry(id, sql`${quality}::int`),
    grade: ofEntry(id, grade),
    isRepeated: ofEntry(id, sql`exists (select 1 from ${table} o where ${isSame})`),
    stores: ofEntry(
      id,
      sql`(select count(*)::int from ${tables.products} p where ${nameOrder(sql`p.ean`)} = ${nameOrder(sql`b.ean`)})`,
    ),
  }),
})
