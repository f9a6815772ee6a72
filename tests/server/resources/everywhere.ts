import { expect, test } from "vitest"
import { anyVersion, type Api, fresh } from "../api.ts"

/** Records found in all lists at once. */
export const everywhereSuite = (api: () => Api) => {
  const found = async (text: string) => {
    const { body } = await api().ask("GET", `/choices?search=${encodeURIComponent(text)}`, { as: "root" })
    return body as ReadonlyArray<{ source: string; _id: number; label: string }>
  }

  test("whole names come before beginnings, those before parts, and no trace of a record beside it", async () => {
    const mark = fresh("Açaí")
    const body = (name: string) => ({ name, abbreviation: "UN", kind: "UNIT" })
    const write = async (method: string, path: string, name: string, more: object = {}) =>
      (await api().ask(method, path, { as: "root", body: { ...body(name), ...more } })).body
    const make = (name: string) => write("POST", "/packing", name, { owner: 1 })
    const part = await make(`Copo de ${mark}`)
    const begun = await make(`${mark} grande`)
    const whole = await make(mark)
    for (const [isActive, version] of [
      [false, 1],
      [true, 2],
    ] as const)
      await write("PUT", `/packing/${whole._id}`, mark, { isActive, version })
    expect(
      (await found(mark.toLowerCase().replace("açaí", "acai"))).map(({ source, _id }) => [source, _id]),
    ).toEqual([
      ["packings", whole._id],
      ["packings", begun._id],
      ["packings", part._id],
    ])
    await api().ask("DELETE", `/packing/${whole._id}`, { as: "root", headers: anyVersion })
    const traces = (await found(mark)).filter(({ source }) => source === "auditLog")
    expect(
      traces.map(({ label }) => label),
      "of what is gone one line is left",
    ).toEqual([mark])
    expect((await found(mark)).at(-1)?.source).toBe("auditLog")
  })

  test("a whole name is found though hundreds of older records have it in theirs", async () => {
    const mark = fresh("q")
    const values = Array.from({ length: 260 }, (_, n) => `(1, 'Loja ${n} ${mark}', 'restaurant')`)
    await api().rows(
      `insert into companies (application_id, name, type) values ${values.join(", ")}, (1, '${mark}', 'restaurant')`,
    )
    expect((await found(mark))[0]?.label).toBe(mark)
    await api().rows(`delete from companies where name like '%${mark}'`)
  })
}
