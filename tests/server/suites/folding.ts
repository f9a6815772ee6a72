import * as fc from "fast-check"
import { expect, test } from "vitest"
import { folded } from "../../../src/contract/search/folded.ts"
import { type Api, fresh } from "../api.ts"

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

const ids = (body: { readonly items?: ReadonlyArray<object> } | ReadonlyArray<object>) =>
  (Array.isArray(body) ? body : ((body as { items: ReadonlyArray<object> }).items ?? [])).map((row: object) =>
    Number((row as { _id?: number })._id ?? (row as { id?: number }).id),
  )

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
          expect([at, text, ids(body)]).toEqual([at, text, [Number(row!["id"])]])
        }
    },
  )
}
