import { expect, test } from "vitest"
import type { Api, Kind } from "../api.ts"

const path = "/company/company-delivery"

interface Listed {
  readonly isOpen: boolean
  readonly company: { readonly _id: number; readonly type: string }
}

/** Tests of company deliveries: reading, opening, closing, and never another tenant's. */
export const companyDeliverySuite = (api: () => Api) => {
  const list = async (as: Kind, company?: number) => {
    const headers: Record<string, string> = company === undefined ? {} : { company: String(company) }
    return (await api().ask("GET", path, { as, headers })).body
  }
  const opening = (as: Kind, isOpen: boolean, isManual: boolean, headers = {}) =>
    api().ask("PUT", `${path}/open-company`, { as, body: { isOpen, isManual }, headers })

  test("staff of a company read one record, open and close it by hand, and are named as who did", async () => {
    const [before, ...others] = await list("restaurant")
    expect(others).toEqual([])
    const closed = await opening("restaurant", !before.isOpen, true)
    expect(closed.body).toMatchObject({
      _id: before._id,
      isOpen: !before.isOpen,
      isManual: true,
      changedBy: "Equipe do restaurante",
      version: before.version + 1,
    })
    expect(Date.now() - Date.parse(closed.body.changedAt)).toBeLessThan(60_000)
    expect(await list("restaurant")).toEqual([closed.body])
    const freed = await opening("restaurant", !before.isOpen, false)
    expect(freed.body, "its hours, not the wish, say whether it is open").toMatchObject({
      isOpen: before.isOpen,
      isManual: false,
    })
  })

  test("a wish that is already true changes nothing", async () => {
    const [{ isOpen, isManual }] = await list("restaurant")
    const [first, second] = [
      await opening("restaurant", isOpen, isManual),
      await opening("restaurant", isOpen, isManual),
    ]
    expect(second.body).toEqual(first.body)
  })

  test("who belongs to several companies opens the one they view, and none without viewing one", async () => {
    const all = await list("root")
    expect(all.length).toBeGreaterThan(5)
    const { _id, company, isOpen } = all.at(-1)
    expect((await opening("root", true, true)).body.code).toBe("no_company_viewed")
    const done = await opening("root", !isOpen, true, { company: String(company._id) })
    expect(done.body).toMatchObject({ _id, isOpen: !isOpen, isManual: true })
    expect(await list("root", company._id)).toEqual([done.body])
  })

  test("another company's record is not found, not opened, not saved and not deleted", async () => {
    const [{ company: mine }] = await list("restaurant")
    const foreign = (await list("root")).find(
      ({ company }: { company: { _id: number } }) => company._id !== mine._id,
    )
    const body = { isOpen: true, isManual: true }
    const asked = await Promise.all([
      api().ask("GET", `${path}/${foreign._id}`, { as: "restaurant" }),
      api().ask("PUT", `${path}/${foreign._id}`, { as: "restaurant", body }),
      api().ask("DELETE", `${path}/${foreign._id}`, { as: "restaurant" }),
      api().ask("POST", `${path}/${foreign.company._id}`, { as: "restaurant", body }),
      opening("restaurant", true, true, { company: String(foreign.company._id) }),
    ])
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403])
    expect((await api().ask("GET", `${path}/${foreign._id}`, { as: "root" })).body).toEqual(foreign)
  })

  test("pages hold what they are asked for, of one company or of all", async () => {
    const all = await list("root")
    const page = async (query: string) =>
      (await api().ask("GET", `${path}/paginator/?${query}`, { as: "root" })).body
    expect(await page("pageIn=1&pageOut=3")).toEqual({ items: all.slice(3, 6), totalCount: all.length })
    expect(await page(`companyId=${all[2].company._id}`)).toEqual({ items: [all[2]], totalCount: 1 })
    expect((await page("pageOut=0")).code).toBe("bad_request")
  })

  test("a record is deleted, made again once, and a save from an older one is refused", async () => {
    const record = (await list("root")).at(-2)
    expect((await api().ask("DELETE", `${path}/${record._id}`, { as: "root" })).status).toBe(204)
    const make = () =>
      api().ask("POST", `${path}/${record.company._id}`, {
        as: "root",
        body: { isOpen: false, isManual: true },
      })
    const made = await make()
    expect(made.body).toMatchObject({ company: record.company, isOpen: false, version: 1 })
    expect((await make()).body.code).toBe("company_delivery_exists")
    const save = (version: number) =>
      api().ask("PUT", `${path}/${made.body._id}`, {
        as: "root",
        body: { isOpen: true, isManual: true, version },
      })
    expect((await save(1)).body).toMatchObject({ isOpen: true, version: 2 })
    expect((await save(1)).body).toMatchObject({
      code: "stale_company_delivery",
      current: { isOpen: true, version: 2 },
    })
  })

  test("twenty wishes at once leave the record as one of them, with every one answered", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => opening("restaurant", index % 2 === 0, true)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    const [record] = await list("restaurant")
    expect(record).toMatchObject({ isManual: true })
    const last = Math.max(...answers.map(({ body }) => body.version))
    expect(record).toEqual(answers.find(({ body }) => body.version === last)!.body)
  })

  test("a manager finds stores by several values and days, and takes all of them along as a file", async () => {
    const ask = (call: string, body: object) =>
      api().ask("POST", `${path}/${call}CompanyDeliveries`, { as: "root", body })
    const all = await list("root")
    const wanted = all.filter(({ company }: Listed) => ["restaurant", "partner"].includes(company.type))
    const filter = {
      type: ["restaurant", "partner"],
      owner: wanted.slice(0, 2).map(({ company }: Listed) => company._id),
    }
    const found = await ask("find", { filter })
    expect(found.body.items).toEqual(wanted.slice(0, 2))
    expect((await ask("find", { filter: { changedAt: { from: "2099-01-01" } } })).body.totalCount).toBe(0)
    const open = (await ask("find", { filter: { isOpen: ["true"] }, pageSize: 100 })).body
    expect(open.totalCount).toBe(all.filter(({ isOpen }: Listed) => isOpen).length)
    const file = await ask("export", {
      filter,
      sortField: "id",
      sortOrder: "asc",
      columns: ["company", "type"],
    })
    const lines = file.text
      .replace(/^\ufeff/, "")
      .trimEnd()
      .split("\r\n")
    expect(lines[0]).toBe("Empresa;Tipo")
    expect(lines).toHaveLength(3)
  })

  test("stores are deleted together once their number is what was confirmed, and each leaves a line", async () => {
    const ask = (body: object) => api().ask("POST", `${path}/removeCompanyDeliveries`, { as: "root", body })
    const before = await list("root")
    const { _id, company } = before.at(-1)
    const filter = { owner: [company._id] }
    expect((await ask({ filter, expected: 2 })).body).toMatchObject({ _tag: "CountChanged", count: 1 })
    expect((await ask({ ids: [_id, 999_999] })).body).toEqual({
      removed: 1,
      refused: [{ id: 999_999, code: "not_found" }],
    })
    expect(await list("root")).toHaveLength(before.length - 1)
    const lines = await api().rows(
      `select action, label, changes from audit_lines where list = 'companyDeliveries' and record_id = ${_id} and action = 'DELETE'`,
    )
    const { isOpen, isManual } = before.at(-1)
    const changes = [
      { field: "isOpen", old: isOpen },
      { field: "isManual", old: isManual },
    ]
    expect(lines).toEqual([{ action: "DELETE", label: company.name, changes }])
    const again = {
      as: "root" as const,
      body: { isOpen, isManual },
    }
    expect((await api().ask("POST", `${path}/${company._id}`, again)).status).toBe(200)
  })
}
