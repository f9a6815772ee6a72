import { expect, test } from "vitest"
import type { Api } from "../api.ts"
import { idsIn } from "../idsIn.ts"

/** Numbers people write with signs and without. */
export const writtenNumberSuite = (api: () => Api) => {
  test("somebody finds a phone, a CPF, a CNPJ and a CEP as they are written", async () => {
    const [at, cnpj, cpf] = [Date.now() % 1e6, "12ABC34501DE35", `7${String(Date.now()).slice(-10)}`]
    const tail = String(at).padStart(6, "0")
    const phone = `11987${tail}`
    const insert = async (statement: string) =>
      Number((await api().rows(`${statement} returning id`))[0]!["id"])
    const company = await insert(
      `insert into companies (application_id, type, name, cnpj, phone, post_code) values (1, 'restaurant', 'Números', '${cnpj}', '${phone}', '05${tail}')`,
    )
    const order = await insert(
      `insert into orders (company_id, status, total_cents, customer_phone) values (1, 'WAIT_COMPANY', 100, '${phone}')`,
    )
    const old = await insert(
      `insert into contacts (company_id, phone, phone_key, last_message_id) values (1, '551187${tail}', '${tail}', 1)`,
    )
    const person = await insert(
      `insert into delivery_people (application_id, company_id, cpf) values (1, 1, '${cpf}')`,
    )
    const [middle, end] = [tail.slice(0, 2), tail.slice(2)]
    const written = [`(11) 9 87${middle}X-${end}`, `(11) 987${middle}X-${end}`, `+55 11 987${middle}X-${end}`]
    const phones = [
      ...written.map((one) => one.replace("X", "")),
      phone,
      `55${phone}`,
      `011${phone.slice(2)}`,
      `\u202a+55 11 ${phone.slice(2)}\u202c`,
      `11${phone.slice(3)}`,
      phone.slice(2),
    ]
    const post = async (path: string, search: string, more: object = {}) =>
      idsIn(
        (await api().ask("POST", path, { as: "root", body: { filter: { search, ...more }, pageSize: 100 } }))
          .body,
      )
    const get = async (path: string, text: string) =>
      idsIn((await api().ask("GET", `${path}${encodeURIComponent(text)}`, { as: "root" })).body)
    for (const text of phones) {
      expect([text, await post("/company/companies/find", text)]).toEqual([text, [company]])
      expect([text, await post("/order/findOrders", text)]).toEqual([text, [order]])
    }
    const olds = [
      `+55 (11) 9 87${middle}-${end}`,
      `87${middle}-${end}`,
      `987${tail}`,
      `\u202a551187${tail}\u202c`,
    ]
    for (const text of olds) {
      expect([text, await get("/contact/conversations?search=", text)]).toEqual([text, [old]])
      expect([text, await get("/contact?phone=", text)]).toEqual([text, [old]])
    }
    for (const text of [
      "12.ABC.345/01DE-35",
      "12abc34501de35",
      "\u200e12.abc.345/",
      "12 ABC 345 01DE 35",
      `05${tail}`,
      `05${tail.slice(0, 3)}-${tail.slice(3)}`,
    ])
      expect([text, await post("/company/companies/find", text)]).toEqual([text, [company]])
    const spelled = cpf.replace(/^(...)(...)(...)(..)$/, "$1.$2.$3-$4")
    for (const text of [cpf, spelled, spelled.slice(0, 9), `\u202a${spelled}\u202c`, `\u00a0${cpf}`]) {
      expect([text, await get("/delivery-man/paginator/?cpf=", text)]).toEqual([text, [person]])
      expect([text, await post("/delivery-man/findDeliveryPeople", text)]).toEqual([text, [person]])
    }
    await api().rows(`delete from contacts where id = ${old}`)
  })
}
