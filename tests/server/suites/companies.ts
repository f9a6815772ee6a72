import { afterAll, beforeAll, expect, test } from "vitest"
import { compareNames } from "../../../src/contract/search/compareNames.ts"
import type { ListedCompany } from "../../../src/contract/companies/companies.ts"
import { type Api, type Kind } from "../api.ts"

interface Row {
  readonly id: number
}

/** Tests of the companies a user may view, and that viewing one shows nothing of the others. */
export const companySuite = (api: () => Api) => {
  const find = async (as: Kind, body: object = {}, headers = {}) => {
    const { status, body: page } = await api().ask("POST", "/company/findCompanies", { as, body, headers })
    expect(status).toBe(200)
    return page as { items: ReadonlyArray<ListedCompany>; totalCount: number }
  }
  const numbers = async (table: string, condition: string) =>
    (await api().rows(`select id::int as id from ${table} where ${condition} order by id`)).map(
      ({ id }) => id as number,
    )

  // With roles of their own, a franchise user and a restaurant's manager may list users and roles.
  beforeAll(async () => {
    await api().rows("insert into user_roles (user_id, role_id) values (3, 2), (4, 4)")
  })
  afterAll(async () => {
    await api().rows("delete from user_roles where user_id in (3, 4)")
  })

  const belong = [
    ["root", "true"],
    ["application", "application_id = 1"],
    ["franchise", "franchise_id = 1"],
    ["restaurant", "id = 1"],
    ["partner", "id = 3"],
  ] as const

  test("everybody finds exactly the companies they belong to, page by page", async () => {
    for (const [as, condition] of belong) {
      const own = await numbers("companies", condition)
      const found = await find(as, { pageSize: 100 })
      expect([as, found.items.map(({ _id }) => _id), found.totalCount]).toEqual([as, own, own.length])
      const second = await find(as, { pageSize: 3, pageNumber: 1 })
      expect(second.items.map(({ _id }) => _id)).toEqual(own.slice(3, 6))
    }
  })

  test("one company is found by its id, by those who belong to it alone, and told to have a menu if it has items", async () => {
    const one = { filter: { _id: 1 } }
    expect((await find("restaurant", one)).items).toMatchObject([{ _id: 1, hasMenu: true }])
    expect((await find("partner", one)).items).toEqual([])
    const withItems = await numbers("companies", "id in (select company_id from menu_items)")
    const { items } = await find("root", { pageSize: 100 })
    expect(items.filter(({ hasMenu }) => hasMenu).map(({ _id }) => _id)).toEqual(withItems)
  })

  test("somebody who views a company still finds the others to change to", async () => {
    const [one] = await numbers("companies", "franchise_id = 1")
    expect(await find("franchise", {}, { company: String(one) })).toEqual(await find("franchise"))
  })

  test("each company is shown open or closed as it delivers now, and without either when it does not deliver", async () => {
    const delivering = await api().rows("select company_id::int as id, is_open from company_deliveries")
    const known = new Map(delivering.map(({ id, is_open: isOpen }) => [id, isOpen]))
    const { items } = await find("root", { pageSize: 100 })
    expect(items.map(({ isOpen }) => isOpen)).toEqual(items.map(({ _id }) => known.get(_id)))
    expect(new Set(items.map(({ isOpen }) => isOpen))).toEqual(new Set([true, false, undefined]))
  })

  test("companies are found by a part of the name, whatever its case, and by type", async () => {
    const [first] = (await find("root")).items
    const text = first!.name!.slice(1, 6).toUpperCase()
    const found = (await find("root", { filter: { name: text, type: "restaurant" } })).items
    expect(found[0]).toEqual(first)
    for (const { name = "", type } of found)
      expect([type, name.toUpperCase()]).toEqual(["restaurant", expect.stringContaining(text)])
    expect((await find("root", { filter: { name: "%" } })).items).toEqual([])
    const byName = (await find("root", { sortField: "name", sortOrder: "desc", pageSize: 100 })).items
    expect(byName.map(({ name }) => name)).toEqual(
      byName.map(({ name }) => name).toSorted((a = "", b = "") => compareNames(b, a)),
    )
  })

  const idsIn = (text: string): ReadonlyArray<number> => {
    const answer = JSON.parse(text) as ReadonlyArray<Row> | { readonly items: ReadonlyArray<Row> }
    return ("items" in answer ? answer.items : answer).map(({ id }) => id)
  }
  const fileIds = (text: string) =>
    text
      .split("\r\n")
      .slice(1, -1)
      .map((line) => Number(line.split(";")[0]))

  const lists = [
    ["GET", "/acl/users", undefined, idsIn],
    ["POST", "/acl/users/findUsers", { pageSize: 100 }, idsIn],
    ["POST", "/acl/users/exportUsers", { filter: {}, sortField: "id", sortOrder: "asc" }, fileIds],
    ["GET", "/acl/roles", undefined, idsIn],
    ["POST", "/acl/roles/findRoles", { pageSize: 100 }, idsIn],
    ["POST", "/acl/roles/exportRoles", { filter: {}, sortField: "id", sortOrder: "asc" }, fileIds],
  ] as const

  test.each(lists)(
    "%s %s shows only what is of the company being viewed",
    async (method, path, body, read) => {
      for (const [as, condition] of belong.filter(([kind]) => kind !== "partner")) {
        for (const company of (await numbers("companies", condition)).slice(0, 3)) {
          const { status, text } = await api().ask(method, path, {
            as,
            ...(body ? { body } : {}),
            headers: { company: String(company) },
          })
          expect([as, path, status]).toEqual([as, path, 200])
          const own = path.includes("users")
            ? await numbers("users", `company_id = ${company}`)
            : await numbers("roles", `company_id = ${company} or is_core_role`)
          expect([as, company, read(text)]).toEqual([as, company, own.slice(0, 1000)])
        }
      }
    },
  )
}
