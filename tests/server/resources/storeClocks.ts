import { afterAll, beforeAll, expect, test } from "vitest"
import { dayAfter, dayAt } from "../../../src/contract/companies/zonedTime.ts"
import { markOverdue } from "../../../host/server/invoices/overdueInvoices.ts"
import { type Api, fresh } from "../api.ts"

const store = 1
const zone = "America/Manaus"
/** Half past eleven in the evening in Manaus, and past midnight in São Paulo. */
const lateEvening = "2027-03-11T03:30:00.000Z"

/** Records of a store are read by its own clock, whoever reads them. */
export const storeClockSuite = (api: () => Api) => {
  const ask = async (path: string, body: unknown) =>
    (await api().ask("POST", path, { as: "root", body })).body
  const codes = async (filter: object): Promise<ReadonlyArray<string>> =>
    (await ask("/company/coupons/find", { filter: { owner: [store], ...filter }, pageSize: 100 })).items.map(
      (row: { readonly code: string }) => row.code,
    )
  const code = fresh("NOITE").toUpperCase()
  beforeAll(() => api().rows(`update companies set time_zone = '${zone}' where id = ${store}`))
  afterAll(() => api().rows(`update companies set time_zone = 'America/Sao_Paulo' where id = ${store}`))

  test("a coupon that begins late in the evening in Manaus is found on that day, and is filed by that clock", async () => {
    const made = await ask("/company/coupons", {
      owner: store,
      code,
      title: "Noite",
      type: "FREE_DELIVERY",
      fundedBy: "COMPANY",
      audience: "ALL",
      startsAt: lateEvening,
    })
    expect(made).toMatchObject({ code, owner: { _id: store, timeZone: zone } })
    const days = ["2027-03-09", "2027-03-10", "2027-03-11"]
    const begins = await Promise.all(days.map((day) => codes({ startsAt: { from: day, to: day } })))
    expect(begins.map((found) => found.includes(code))).toEqual([false, true, false])
    expect((await codes({ validOn: "2027-03-10" })).includes(code)).toBe(true)
    expect((await codes({ validOn: "2027-03-09" })).includes(code)).toBe(false)
    const { text } = await api().ask("POST", "/company/coupons/export", {
      as: "root",
      body: { filter: { owner: [store] }, columns: ["code", "startsAt"], sortField: "id", sortOrder: "desc" },
    })
    expect(text).toContain(`${code};10/03/2027 23:30`)
  })

  test("an invoice is overdue once its day is over where its company is", async () => {
    const due = "2027-05-04"
    const [made] = await api().rows(
      `update invoices set status = 'OPEN', due_on = '${due}'
       where id = (select id from invoices where direction = 'RECEIVABLE' order by id limit 1)
       returning id, company_id`,
    )
    await api().rows(`update companies set time_zone = '${zone}' where id = ${String(made!["company_id"])}`)
    const statusAt = async (moment: string) => {
      await markOverdue(api().server.store!.db, new Date(moment))
      const [row] = await api().rows(`select status from invoices where id = ${String(made!["id"])}`)
      return row!["status"]
    }
    expect(await statusAt(`${dayAfter(due, 1)}T03:30:00Z`)).toBe("OPEN")
    expect(await statusAt(`${dayAfter(due, 1)}T04:30:00Z`)).toBe("OVERDUE")
    await api().rows(
      `update companies set time_zone = 'America/Sao_Paulo' where id = ${String(made!["company_id"])}`,
    )
  })

  test("whoever finds a company, by name or among deliveries, is told its time zone", async () => {
    const found = await ask("/company/findCompanies", { filter: {}, pageSize: 100 })
    const choices = (await api().ask("GET", `/choices/companies?ids=${store}`, { as: "root" })).body
    const deliveries = (await api().ask("GET", "/company/company-delivery", { as: "root" })).body
    for (const companies of [found.items, choices, deliveries.map((one: { company: object }) => one.company)])
      expect(companies.find((one: { _id: number }) => one._id === store)).toMatchObject({ timeZone: zone })
  })

  test("a shopper's days are those of their store", async () => {
    const [shopper] = await api().rows(`select id, company_id from shoppers order by id limit 1`)
    const company = Number(shopper!["company_id"])
    // The other side of the earth is always on another day than the platform, at one of the two moments.
    for (const far of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await api().rows(`update companies set time_zone = '${far}' where id = ${company}`)
      const path = `/shopper/${String(shopper!["id"])}/productivity`
      const { body } = await api().ask("GET", path, { as: "root" })
      expect(body.at(-1).day).toBe(dayAt(Date.now(), far))
    }
    await api().rows(`update companies set time_zone = 'America/Sao_Paulo' where id = ${company}`)
  })
}
