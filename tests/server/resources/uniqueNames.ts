import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api } from "../api.ts"
import { asking } from "./asking.ts"

/** Names no two records of an owner may share, and numbers people write in many ways. */
export const uniqueNameSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)
  const named = (name: string) => resources.find((one) => one.name === name)!

  test("two records of one owner never share a unique value, however it is written; two owners may", async () => {
    const { path } = named("packings")
    const wish = { name: "Caixa Única", abbreviation: "CU", kind: "BOX", owner: 1 }
    expect((await ask("POST", path, wish)).status).toBe(200)
    for (const name of [
      "CAIXA única",
      "caixa unica",
      "Caixa U\u0301nica",
      "Caixa\u00a0Única ",
      "Cai\u00adxa \u200bÚnica",
    ]) {
      const again = await ask("POST", path, { ...wish, name })
      expect([name, again.status, again.body.code, again.body.field]).toEqual([
        name,
        409,
        "value_taken",
        "name",
      ])
    }
    expect((await ask("POST", path, { ...wish, owner: 2 })).status).toBe(200)
  })

  test("a phone is kept as its digits, however it was written, and what is none is refused at its field", async () => {
    const phones = {
      "+55 (11) 9 8765-4321": "5511987654321",
      "011 98765-4321": "11987654321",
      "+351 912 345 678": "351912345678",
    }
    for (const [phone, digits] of Object.entries(phones)) {
      const { status, body } = await create(named("leads"), { phone })
      expect([phone, status, body.phone]).toEqual([phone, 200, digits])
      await ask("DELETE", `${named("leads").path}/${body._id}`)
    }
    for (const phone of ["11 98765-4321 ramal", "+55 11 8 8765-4321", "1234567", "cinco"]) {
      const { status, body } = await create(named("leads"), { phone })
      expect([phone, status, body.issues]).toMatchObject([phone, 400, [{ path: "body.phone" }]])
    }
  })
}
