import { afterAll, expect, test } from "vitest"
import type { Api, Kind } from "../api.ts"

const key = "orders.leadMinutes"
const path = "/setting-rollouts"

/** Settings that are changed for several companies at once: by whom, with what preview, and taken back. */
export const rolloutSuite = (api: () => Api) => {
  afterAll(async () => {
    await api().rows("delete from setting_rollouts")
    await api().rows("delete from settings")
  })
  const ask = (to: string, body?: object, as: Kind = "root") =>
    api().ask(body ? "POST" : "GET", to, { as, ...(body && { body }) })
  const undo = (id: number, as: Kind = "root") => api().ask("POST", `${path}/${id}/undo`, { as })
  const give = async (company: number, value: number | null) => {
    const at = `scope=COMPANY&id=${company}`
    const { body } = await api().ask("GET", `/settings?${at}`, { as: "root" })
    const { version } = body.find((one: { key: string }) => one.key === key)
    await api().ask("PUT", `/settings/${key}?${at}`, { as: "root", body: { value, version } })
  }
  const valuesOf = async (companies: ReadonlyArray<number>) => {
    const { body } = await ask(`${path}/preview`, { key, value: 90, companies })
    return new Map(
      body.map(({ company, value }: { company: { _id: number }; value: unknown }) => [company._id, value]),
    )
  }
  const start = async (companies: ReadonlyArray<number>, as: Kind = "root") =>
    ask(path, { key, value: 90, companies }, as)

  test("a preview tells what each company has, and only those that differ are changed, with a line each", async () => {
    await give(1, 45)
    await give(2, 90)
    const { body } = await ask(`${path}/preview`, { key, value: 90, companies: [1, 2, 3] })
    expect(new Map(body.map((line: { company: { _id: number } }) => [line.company._id, line]))).toEqual(
      new Map([
        [1, expect.objectContaining({ value: 45, isSame: false })],
        [2, expect.objectContaining({ value: 90, isSame: true })],
        [3, expect.objectContaining({ value: 60, isSame: false })],
      ]),
    )
    const made = await start([1, 2, 3])
    expect(made.body).toMatchObject({ key, value: 90, changed: 2, undoneAt: null })
    const lines = await api().rows(`select company_id::int company, changes from audit_lines
      where list = 'settings' order by id desc limit 2`)
    expect(new Map(lines.map(({ company, changes }) => [company, changes]))).toEqual(
      new Map([
        [1, [{ field: key, old: 45, new: 90 }]],
        [3, [{ field: key, old: null, new: 90 }]],
      ]),
    )
  })

  test("taking it back restores what was, but for companies changed since, which it names; twice is once", async () => {
    const [{ _id }] = (await ask(path)).body
    await give(1, 120)
    const answer = await undo(_id)
    expect(answer.body.kept).toEqual([{ company: { _id: 1, name: expect.any(String) }, value: 120 }])
    expect(answer.body.rollout.undoneAt).toEqual(expect.any(String))
    expect(await valuesOf([1, 2, 3])).toEqual(
      new Map([
        [1, 120],
        [2, 90],
        [3, 60],
      ]),
    )
    expect((await undo(_id)).body.kept).toEqual([])
    expect(await valuesOf([1])).toEqual(new Map([[1, 120]]))
  })

  test("nobody changes companies beyond their reach, or sees what was changed there", async () => {
    const foreign = Number(
      (await api().rows("select id::int from companies where franchise_id is distinct from 1 limit 1"))[0]![
        "id"
      ],
    )
    expect((await start([1, foreign], "franchise")).status).toBe(422)
    expect(await valuesOf([foreign])).toEqual(new Map([[foreign, 60]]))
    const { body } = await start([3, foreign])
    expect(
      (await ask(path, undefined, "franchise")).body.map(({ _id }: { _id: number }) => _id),
    ).not.toContain(body._id)
    expect((await undo(body._id, "franchise")).status).toBe(404)
    expect((await undo(body._id)).status).toBe(200)
  })

  test("secrets, values out of bounds and kill switches without their key are refused", async () => {
    const companies = [1]
    const ofToken = { key: "payments.gatewayToken", value: "x", companies }
    for (const to of [path, `${path}/preview`]) expect((await ask(to, ofToken)).status).toBe(404)
    for (const value of [9, true, null]) expect((await ask(path, { key, value, companies })).status).toBe(400)
    const off = { key: "orders.acceptsByItself", value: false, companies }
    expect((await ask(path, off)).status).toBe(400)
    const done = await ask(path, { ...off, confirmation: off.key })
    expect(done.status).toBe(200)
    await undo(done.body._id)
  })
}
