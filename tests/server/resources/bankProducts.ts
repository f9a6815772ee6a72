import { expect, test } from "vitest"
import { bankQuality, gradeOf, type Judged } from "../../../src/contract/productBank/bankQuality.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"

interface Entry extends Judged {
  readonly _id: number
  readonly quality: number
  readonly grade: string
  readonly isRepeated: boolean
  readonly status: string
  readonly version: number
}

/** Tests particular to the product bank. */
export const bankProductSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask } = asking(api, resources)
  const find = async (filter: object): Promise<ReadonlyArray<Entry>> => {
    const query = { filter, sortField: "id", sortOrder: "asc", pageSize: 100 }
    return (await ask("POST", "/bank-product/find", query)).body.items
  }

  test("the database works out the quality of a bank's product as the contract does, and finds by it", async () => {
    const found = await find({})
    expect(found.map(({ quality }) => quality)).toEqual(found.map((entry) => bankQuality(entry)))
    expect(found.map(({ grade }) => grade)).toEqual(found.map(({ quality }) => gradeOf(quality)))
    const low = await find({ grade: ["LOW"] })
    expect(low.length).toBeGreaterThan(0)
    expect(low.every(({ quality }) => quality < 6000)).toBe(true)
  })

  test("one name, brand and content under two barcodes is marked as a duplicate", async () => {
    const repeated = await find({ isRepeated: [true] })
    expect(repeated.map(({ name }) => name).toSorted()).toEqual([
      "Arroz parboilizado 5 kg",
      "Arroz parboilizado 5 kg",
      "Feijão-preto 1 kg",
      "Feijão-preto 1 kg",
    ])
  })
}
