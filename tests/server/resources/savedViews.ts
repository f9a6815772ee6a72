import { expect, test } from "vitest"
import type { Api } from "../api.ts"

interface View {
  readonly _id: number
  readonly name: string
}

const shown = {
  filters: { kind: "BOX" },
  sortField: "name",
  sortOrder: "desc",
  pageSize: 25,
  columns: ["name"],
}
const wish = { name: "Caixas", isShared: false, isDefault: false, shown }

/** Views people keep of lists: their own, and those of their company. */
export const savedViewSuite = (api: () => Api) => {
  type Person = "root" | "restaurant" | "supermarket"
  const ask = (as: Person, method: string, path: string, body?: unknown) =>
    api().ask(method, path, { as, body })
  const viewsOf = async (as: Person, list: string): Promise<ReadonlyArray<View>> =>
    (await ask(as, "GET", `/views/${list}`)).body.views

  test("somebody keeps a view, renames it, opens the list with it, and deletes it", async () => {
    const made = await ask("root", "POST", "/views/packings", { ...wish, isDefault: true })
    expect(made.body).toMatchObject({ ...wish, isDefault: true, isMine: true, isWritable: true })
    const path = `/views/packings/${made.body._id}`
    const other = await ask("root", "POST", "/views/packings", { ...wish, name: "Sacolas", isDefault: true })
    expect(await viewsOf("root", "packings")).toMatchObject([
      { name: "Caixas", isDefault: false },
      { name: "Sacolas", isDefault: true },
    ])
    expect((await ask("root", "PUT", path, { name: "SACOLAS" })).body).toMatchObject({ code: "value_taken" })
    expect((await ask("root", "PUT", path, { name: "Só caixas" })).body).toMatchObject({
      name: "Só caixas",
      shown,
    })
    expect((await ask("root", "DELETE", path)).status).toBe(204)
    expect((await ask("root", "DELETE", path)).status).toBe(404)
    expect((await ask("root", "PUT", `/views/roles/${other.body._id}`, { name: "Outra" })).status).toBe(404)
    await ask("root", "DELETE", `/views/packings/${other.body._id}`)
  })

  test("a shared view is for those of the same company alone, and written by those who write the list", async () => {
    const name = "Da loja"
    const made = await ask("restaurant", "POST", "/views/openingHours", { ...wish, name, isShared: true })
    expect(made.status).toBe(200)
    expect((await viewsOf("restaurant", "openingHours")).map((view) => view.name)).toContain(name)
    expect((await viewsOf("supermarket", "openingHours")).map((view) => view.name)).not.toContain(name)
    const path = `/views/openingHours/${made.body._id}`
    const [company] = await api().rows(
      "select company_id as id from users where email = 'restaurant@balcao.test'",
    )
    const there = { as: "root", headers: { company: String(company?.["id"]) } } as const
    const { body: colleague } = await api().ask("GET", "/views/openingHours", there)
    expect(colleague.views).toMatchObject([{ name, isMine: false, isWritable: true }])
    const { body: opened } = await api().ask("PUT", path, { ...there, body: { isDefault: true } })
    expect(opened).toMatchObject({ name, isDefault: true, isShared: true })
    expect(await viewsOf("restaurant", "openingHours")).toMatchObject([{ isDefault: false }])
    expect((await ask("supermarket", "PUT", path, { name: "Minha" })).status).toBe(404)
    expect((await ask("supermarket", "DELETE", path)).status).toBe(404)
    await ask("restaurant", "DELETE", path)
  })

  test("nobody keeps views of a list they may not see, or of one there is not", async () => {
    expect((await ask("restaurant", "GET", "/views/roles")).status).toBe(403)
    expect((await ask("restaurant", "POST", "/views/roles", wish)).status).toBe(403)
    expect((await ask("root", "GET", "/views/constructor")).status).toBe(404)
    const tooMany = {
      ...shown,
      filters: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`f${at}`, "x"])),
    }
    expect((await ask("root", "POST", "/views/packings", { ...wish, shown: tooMany })).status).toBe(400)
  })
}
