import * as fc from "fast-check"
import { expect, test } from "vitest"
import { compareNames } from "../../../src/contract/search/compareNames.ts"
import { folded } from "../../../src/contract/search/folded.ts"
import { type Api, fresh } from "../api.ts"
import { idsIn } from "../idsIn.ts"

/** Letters of Europe, marks, spaces, forms of other letters. Newer characters are left out: databases know fewer of them. */
const letter = fc
  .oneof(
    fc.integer({ min: 0x01, max: 0x24f }),
    fc.integer({ min: 0x300, max: 0x36f }),
    fc.integer({ min: 0x370, max: 0x52f }),
    fc.integer({ min: 0x1e00, max: 0x206f }),
    fc.integer({ min: 0x01, max: 0x2fff }),
    fc.integer({ min: 0xfb00, max: 0xffef }),
  )
  .map((code) => String.fromCodePoint(code))

/** The places where a record with a name is looked for: how it is made, and the calls that look for it. */
const placesOf = (api: () => Api) => {
  const post = (path: string, filter: object) =>
    api().ask("POST", path, {
      as: "root",
      body: { filter, pageSize: 100, sortField: "id", sortOrder: "desc" },
    })
  const get = (path: string) => api().ask("GET", path, { as: "root" })
  const uri = encodeURIComponent
  const user = (text: string) => ({ lastName: text, username: text, email: text, fillname: text })
  return {
    users: [
      (name: string) =>
        `insert into users (username, email, fullname) values ('${fresh("u")}', '${fresh("u")}@exemplo.test', '${name}') returning id`,
      (text: string) => post("/acl/users/findUsers", user(text)),
      (text: string) => get(`/choices/users?search=${uri(text)}`),
    ],
    roles: [
      (name: string) => `insert into roles (title) values ('${name}') returning id`,
      (text: string) => post("/acl/roles/findRoles", { title: text }),
      (text: string) => get(`/choices/roles?search=${uri(text)}`),
    ],
    companies: [
      (name: string) =>
        `insert into companies (application_id, name, type) values (1, '${name}', 'restaurant') returning id`,
      (text: string) => post("/company/companies/find", { search: text }),
      (text: string) => post("/company/findCompanies", { name: text }),
      (text: string) => get(`/choices/companies?search=${uri(text)}`),
      (text: string) => get(`/choices?search=${uri(text)}`),
    ],
    orders: [
      (name: string) =>
        `insert into orders (company_id, status, total_cents, customer_name) values (1, 'WAIT_COMPANY', 100, '${name}') returning id`,
      (text: string) => post("/order/findOrders", { search: text }),
    ],
    contacts: [
      (name: string) =>
        `insert into contacts (company_id, name, phone, phone_key, last_message_id) values (1, '${name}', '${fresh("")}', '${fresh("")}', 1) returning id`,
      (text: string) => get(`/contact/conversations?search=${uri(text)}`),
      (text: string) => get(`/contact?name=${uri(text)}`),
    ],
    deliveryPeople: [
      (
        name: string,
      ) => `with named as (insert into people (application_id, name) values (1, '${name}') returning id)
        insert into delivery_people (application_id, company_id, person_id) select 1, 1, id from named returning id`,
      (text: string) => get(`/delivery-man/paginator/?person=${uri(text)}`),
      (text: string) => post("/delivery-man/findDeliveryPeople", { search: text }),
      (text: string) => get(`/choices/deliveryPeople?search=${uri(text)}`),
    ],
  } as const
}

/** One folding of texts, for searches and orders. */
export const foldingSuite = (api: () => Api) => {
  test("the database folds any text as the interface does", async () => {
    const texts = fc.sample(fc.string({ unit: letter, minLength: 1 }), { numRuns: 3000, seed: 33 })
    const given = JSON.stringify(texts).replaceAll("'", "''")
    const rows = await api().rows(
      `select t, folded(t) as f from jsonb_array_elements_text('${given}'::jsonb) t`,
    )
    expect(rows.map(({ f }) => f)).toEqual(rows.map(({ t }) => folded(String(t))))
  })

  test.each(["users", "roles", "companies", "orders", "contacts", "deliveryPeople"] as const)(
    "somebody finds one of the %s without its accents, its case or its kind of spaces",
    async (place) => {
      const [insert, ...finders] = placesOf(api)[place]
      const mark = fresh("q").toLowerCase()
      const name = `Sérgio  Conceição\u00a0${mark}`
      const [row] = await api().rows(insert(name))
      const typed = [
        `sergio conceicao ${mark}`,
        `SÉRGIO\u00a0CONCEIÇÃO ${mark}`,
        `Sérgio Conceição ${mark}`.normalize("NFD"),
        `\u202aconceic\u0327a\u0303o\u200b ${mark}\u202c`,
      ]
      for (const [at, find] of finders.entries())
        for (const text of typed) {
          const { body } = await find(text)
          expect([at, text, idsIn(body)]).toEqual([at, text, [Number(row!["id"])]])
        }
    },
  )

  test.each([
    ["roles", "title", "/acl/roles/findRoles", "/acl/roles/exportRoles", "id"],
    ["companies", "name", "/company/companies/find", "/company/companies/export", "_id"],
  ] as const)(
    "%s are sorted as Brazilians sort, also in pages and files",
    async (table, field, find, file, id) => {
      const mark = fresh("ordem")
      const names = ["Atacado", "Açaí", "acerola", "Água", "zebra", "Zé", "Abacaxi", "Açaí"].map(
        (name) => `${name} ${mark}`,
      )
      const more = table === "companies" ? ["application_id, type, ", "1, 'restaurant', "] : ["", ""]
      await api().rows(
        `insert into ${table} (${more[0]}${field}) values ${names.map((name) => `(${more[1]}'${name}')`).join(", ")}`,
      )
      const filter = table === "roles" ? { title: mark } : { search: mark }
      const wanted = ["Abacaxi", "Açaí", "Açaí", "acerola", "Água", "Atacado", "Zé", "zebra"].map(
        (name) => `${name} ${mark}`,
      )
      for (const sortOrder of ["asc", "desc"] as const) {
        const inOrder = sortOrder === "asc" ? wanted : wanted.toReversed()
        const order = { filter, sortField: field, sortOrder }
        const rows: Array<Record<string, unknown>> = []
        for (const pageNumber of [0, 1, 2])
          rows.push(
            ...(await api().ask("POST", find, { as: "root", body: { ...order, pageNumber, pageSize: 3 } }))
              .body.items,
          )
        expect(rows.map((row) => row[field])).toEqual(inOrder)
        expect(names.toSorted(compareNames)).toEqual(wanted)
        const { text } = await api().ask("POST", file, { as: "root", body: { ...order, columns: ["id"] } })
        expect(text.trim().split("\r\n").slice(1).map(Number)).toEqual(rows.map((row) => row[id]))
      }
      await api().rows(`delete from ${table} where ${field} like '% ${mark}'`)
    },
  )

  test("a file goes on behind the last name that was read, though the next one differs only in its accents", async () => {
    const mark = fresh("igual")
    await api().rows(
      `insert into roles (title) select case when n % 2 = 0 then 'Açaí ' else 'ACAI ' end || '${mark}' from generate_series(1, 2100) n`,
    )
    const body = { filter: { title: mark }, sortField: "title", sortOrder: "desc", columns: ["id"] }
    const { text } = await api().ask("POST", "/acl/roles/exportRoles", { as: "root", body })
    const found = text.trim().split("\r\n").slice(1).map(Number)
    expect(found).toHaveLength(2100)
    expect(found).toEqual(found.toSorted((one, other) => other - one))
    await api().rows(`delete from roles where title like '% ${mark}'`)
  })
}
