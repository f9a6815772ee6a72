import type { products } from "../contract/resources/products.ts"
import { dayFrom } from "./dayFrom.ts"
import { sampleDepartments } from "./departments.ts"
import type { GivenRow } from "./givenRow.ts"
import type { Good } from "./good.ts"
import { sampleEan } from "./sampleEan.ts"
import { marketGoods } from "./marketGoods.ts"
import { villageGoods } from "./villageGoods.ts"

type Row = GivenRow<typeof products>

/** The place of a store's department among the demo's, from 1. */
const departmentOf = (owner: number, name: string): number =>
  sampleDepartments.findIndex((one) => one.owner === owner && one.name === name) + 1

const momentFrom = (now: number, days: number) => `${dayFrom(now, days)}T03:00:00Z`

interface Goods {
  readonly owner: number
  /** The digits before the number of each, in a barcode. */
  readonly prefix: string
  readonly goods: ReadonlyArray<Good>
}

const stores: ReadonlyArray<Goods> = [
  { owner: 2, prefix: "7891000", goods: marketGoods },
  { owner: 5, prefix: "7892000", goods: villageGoods },
]

const productOf = (now: number, { owner, prefix }: Goods, good: Good, index: number): Row => {
  const [department, name, price, cost, { promoDays, ...more } = {}] = good
  const isWeighed = more.sellBy !== undefined
  const number = index + 1
  return {
    sellBy: "UNIT",
    unit: isWeighed ? "KG" : "UN",
    minAge: more.alcohol ? "18" : "NONE",
    place: `${String.fromCharCode(65 + (index >> 3))}-${1 + (index % 8)}`,
    stock: isWeighed ? 4.5 + ((index * 7) % 40) : 6 + ((index * 37) % 160),
    minStock: isWeighed ? 5 : 12,
    ...(isWeighed
      ? { scaleCode: String(100 + number), weightStep: 100 }
      : { ean: sampleEan(prefix, number) }),
    sku: `P${String(number).padStart(4, "0")}`,
    ...more,
    owner,
    name,
    price,
    cost,
    department: departmentOf(owner, department),
    allergensToldAt: more.noAllergens || more.allergens ? momentFrom(now, -40) : null,
    promoFrom: promoDays ? momentFrom(now, promoDays[0]) : null,
    promoUntil: promoDays ? momentFrom(now, promoDays[1]) : null,
  }
}

/** The products of the demo's two stores with a catalog, around this moment. */
export const sampleProducts = (now: number): ReadonlyArray<Row> =>
  stores.flatMap((store) => store.goods.map((good, index) => productOf(now, store, good, index)))
