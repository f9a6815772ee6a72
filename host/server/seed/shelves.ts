import type { OrderItem } from "../../../src/contract/orders/order.ts"

type Shelf = Required<Pick<OrderItem, "sku" | "ean" | "aisle" | "unit" | "substitution">>

const aisles: Readonly<Record<string, ReadonlyArray<string>>> = {
  Mercearia: [
    "Arroz branco 5 kg",
    "Feijão carioca 1 kg",
    "Café torrado e moído 500 g",
    "Azeite extravirgem 500 ml",
  ],
  "Frios e laticínios": ["Leite integral 1 l", "Ovos brancos (12 un.)"],
  Hortifrúti: ["Banana prata"],
  Açougue: ["Peito de frango"],
  Limpeza: ["Detergente 500 ml", "Papel higiênico (12 rolos)", "Sabão em pó 1,6 kg"],
  Bebidas: ["Cerveja lata (12 un.)"],
}

/** Aisles whose goods are weighed at the till. */
const weighed: ReadonlySet<string> = new Set(["Hortifrúti", "Açougue"])

/** The thirteenth digit of an EAN, which checks the others. */
const checkDigit = (digits: string): number =>
  (10 - ([...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10)) % 10

const shelfOf = (aisle: string, number: number): Shelf => {
  const digits = `7891000${String(number * 137).padStart(5, "0")}`
  return {
    sku: `P${String(number).padStart(4, "0")}`,
    ean: `${digits}${checkDigit(digits)}`,
    aisle,
    unit: weighed.has(aisle) ? "KG" : "UN",
    substitution: (["ANY", "ASK", "NONE"] as const)[number % 3]!,
  }
}

/** Shelves of the goods of the demo's supermarkets, by name. */
export const shelves: ReadonlyMap<string, Shelf> = new Map(
  Object.entries(aisles)
    .flatMap(([aisle, names]) => names.map((name) => [aisle, name] as const))
    .map(([aisle, name], at) => [name, shelfOf(aisle, at + 1)]),
)
