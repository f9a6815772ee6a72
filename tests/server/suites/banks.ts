import { expect, test } from "vitest"
import { institutions } from "../../../src/samples/institutions.ts"
import type { Api } from "../api.ts"

/** The list of banks that every installation has. */
export const bankSuite = (api: () => Api) => {
  const ask = (method: string, path: string, body?: unknown) => api().ask(method, path, { as: "root", body })
  const found = async (search: string) =>
    (await ask("GET", `/choices/banks?search=${encodeURIComponent(search)}`)).body.map(
      ({ label }: { readonly label: string }) => label,
    )

  test("every institution of Brazil is there, also those without a code", async () => {
    const rows = await api().rows("select code, ispb, name from banks order by id")
    expect(rows).toMatchObject(institutions.map(({ code = null, ispb, name }) => ({ code, ispb, name })))
    expect(institutions.length).toBeGreaterThan(600)
    const numbers = institutions.map(({ ispb }) => ispb)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  test("a bank is found by code, ISPB, either name and without accents, and named by its number", async () => {
    expect(await found("461")).toContain("461 · Asaas")
    expect((await found("341"))[0]).toBe("341 · Itaú Unibanco")
    expect((await found("itau"))[0]).toBe("029 · Itaú Consignado")
    expect(await found("22896431")).toEqual(["380 · PicPay"])
    expect(await found("nu pagamentos")).toEqual(["260 · Nubank"])
    expect(await found("recargapay")).toEqual(["ISPB 11275560 · RecargaPay"])
    expect(await found("341 · Itaú Unibanco")).toEqual(["341 · Itaú Unibanco"])
    expect((await found(""))[0]).toBe("001 · Banco do Brasil")
  })

  test("a bank has a code, an ISPB or both, each with its zeros", async () => {
    const make = (body: object) => ask("POST", "/bank", { name: "Banco de teste", ...body })
    const neither = await make({})
    expect([neither.status, neither.body.issues]).toMatchObject([400, [{ path: "body.ispb" }]])
    const letters = await make({ code: "1a", ispb: "9000000x" })
    expect(letters.body.issues.map(({ path }: { path: string }) => path)).toEqual(["body.code", "body.ispb"])
    const one = await make({ ispb: "8800001" })
    const other = await make({ ispb: "88000002" })
    expect([one.body.ispb, one.body.code, other.status]).toEqual(["08800001", null, 200])
    const coded = await make({ code: "3" })
    expect([coded.status, coded.body.code]).toEqual([409, "value_taken"])
    const branch = await ask("POST", "/bank-branch", {
      bank: one.body._id,
      number: "0001",
      checkDigit: "9",
      name: "Agência única",
    })
    expect(branch.body).toMatchObject({ bank: { label: "ISPB 08800001 · Banco de teste" } })
    await ask("DELETE", `/bank-branch/${branch.body._id}`)
    for (const { body } of [one, other]) await ask("DELETE", `/bank/${body._id}`)
  })
}
