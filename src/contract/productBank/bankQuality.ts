/** Fields of a bank's product that count for its quality. */
export interface Judged {
  readonly name: string
  readonly ean?: string | null | undefined
  readonly brand?: string | null | undefined
  readonly departmentPath?: string | null | undefined
  readonly netContent?: number | null | undefined
  readonly ncm?: string | null | undefined
  readonly allergensToldAt?: string | null | undefined
  readonly images?: ReadonlyArray<unknown> | null | undefined
}

/** Points of each thing a bank's product may have, a hundred in all (catalogue, 5.2). */
export const qualityPoints = {
  image: 30,
  ean: 15,
  nameShape: 10,
  brand: 10,
  department: 10,
  content: 10,
  ncm: 10,
  allergens: 5,
} as const

/** True for a name of at least two words that is not in capitals alone, as tills and suppliers write them. */
const isWellShaped = (name: string): boolean => /\S\s+\S/.test(name) && /[a-z]/.test(name)

/** The quality of a bank's product in hundredths of a percent; the database has the same as `bank_quality`. */
export const bankQuality = (product: Judged): number => {
  const has = new Map<string, unknown>([
    ["image", (product.images ?? []).length > 0],
    ["ean", product.ean],
    ["nameShape", isWellShaped(product.name)],
    ["brand", product.brand],
    ["department", product.departmentPath],
    ["content", product.netContent],
    ["ncm", product.ncm],
    ["allergens", product.allergensToldAt],
  ])
  return Object.entries(qualityPoints).reduce(
    (sum, [name, points]) => sum + (has.get(name) ? points * 100 : 0),
    0,
  )
}

/** Least quality of each grade, in hundredths of a percent. */
export const gradeFrom = { GOOD: 8500, FAIR: 6000 } as const

/** The grade a quality stands for. */
export const gradeOf = (quality: number): "LOW" | "FAIR" | "GOOD" =>
  quality >= gradeFrom.GOOD ? "GOOD" : quality >= gradeFrom.FAIR ? "FAIR" : "LOW"
