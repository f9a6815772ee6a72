import type { bankProducts } from "../contract/resources/bankProducts.ts"
import { bankGoods } from "./bankGoods.ts"
import type { GivenRow } from "./givenRow.ts"
import type { Good } from "./good.ts"
import { marketGoods } from "./marketGoods.ts"
import { sampleAisleOf } from "./departments.ts"
import { sampleEan } from "./sampleEan.ts"
import { villageGoods } from "./villageGoods.ts"

type Row = GivenRow<typeof bankProducts>

/** Every ninth is still a draft, and every fourteenth lacks what a till does not tell. */
const rowOf = (prefix: string, [department, name, , , more = {}]: Good, index: number): Row => {
  const { brand, netContent, contentUnit, ncm, cest, allergens, traces, noAllergens, alcohol } = more
  const isBare = index % 14 === 9
  return {
    ean: sampleEan(prefix, index + 1),
    name: isBare ? name.toUpperCase() : name,
    source: isBare ? "STORE" : index % 3 === 0 ? "GS1" : "MANUAL",
    status: index % 9 === 7 ? "DRAFT" : "PUBLISHED",
    ...(brand !== undefined && { brand }),
    ...(netContent !== undefined && { netContent }),
    ...(contentUnit !== undefined && { contentUnit }),
    ...(!isBare && { departmentPath: `${sampleAisleOf(department)} > ${department}` }),
    ...(!isBare && ncm !== undefined && { ncm }),
    ...(cest !== undefined && { cest }),
    ...(allergens !== undefined && { allergens }),
    ...(traces !== undefined && { traces }),
    ...(noAllergens !== undefined && { noAllergens }),
    ...(alcohol !== undefined && { alcohol }),
  }
}

/** Goods with a barcode, which what is weighed has none of; the number of each is its place among all. */
const packed = (prefix: string, goods: ReadonlyArray<Good>): ReadonlyArray<Row> =>
  goods.flatMap((good, index) => (good[4]?.sellBy === undefined ? [rowOf(prefix, good, index)] : []))

/** One product under two barcodes, as suppliers change them. */
const repeated: ReadonlyArray<Row> = packed("7896000", bankGoods.slice(0, 2)).map((row) => ({
  ...row,
  status: "PUBLISHED",
  source: "STORE",
}))

/** The demo's bank: what its two stores sell in packages, and what they do not have yet. */
export const sampleBankProducts: ReadonlyArray<Row> = [
  ...packed("7891000", marketGoods),
  ...packed("7892000", villageGoods),
  ...packed("7893000", bankGoods),
  ...repeated,
]
