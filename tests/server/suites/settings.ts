import { afterAll, expect, test } from "vitest"
import { type Api, type Kind, password } from "../api.ts"
import { somebodyOf } from "../somebody.ts"

interface Asked {
  readonly scope?: string
  readonly id?: number
  readonly as?: Kind
}

/** Settings that are inherited: who gives them for whom, and that they count. */
export const settingSuite = (api: () => Api) => {
  const world = somebodyOf(api)
  afterAll(async () => {
    await api().rows("delete from settings")
    await world.clear()
  })
  const at = ({ scope = "PLATFORM", id }: Asked) => `scope=${scope}${id === undefined ? "" : `&id=${id}`}`
  const read = async (key: string, asked: Asked = {}) => {
    const { as = "root" } = asked
    const { body } = await api().ask("GET", `/settings?${at(asked)}`, { as })
    return (body as ReadonlyArray<{ key: string; version: number }>).find((one) => one.key === key)
  }
  const save = async (key: string, value: unknown, asked: Asked = {}, more: object = {}) => {
    const version = (await read(key, { ...asked, as: "root" }))?.version ?? 0
    const body = { value, version, ...more }
    return api().ask("PUT", `/settings/${key}?${at(asked)}`, { as: asked.as ?? "root", body })
  }
  const lead = "orders.leadMinutes"

  test("a company inherits from its franchise, that from the application, and that from the platform", async () => {
    const store = { scope: "COMPANY", id: 1 }
    expect(await read(lead, store)).toMatchObject({ value: 60, from: "DEFAULT", isSet: false, version: 0 })
    await save(lead, 90)
    expect(await read(lead, store)).toMatchObject({ value: 90, from: "PLATFORM" })
    await save(lead, 45, { scope: "APPLICATION", id: 1 })
    await save(lead, 20, store)
    expect(await read(lead, store)).toMatchObject({
      value: 20,
      from: "COMPANY",
      inherited: { value: 45, from: "APPLICATION" },
    })
    await save(lead, null, store)
    expect(await read(lead, store)).toMatchObject({ value: 45, from: "APPLICATION" })
    const history = await api().ask("GET", `/settings/${lead}/history?${at(store)}`, { as: "root" })
    expect(history.body.items.map(({ changes }: { changes: unknown }) => changes)).toEqual([
      [{ field: lead, old: 20, new: null }],
      [{ field: lead, old: null, new: 20 }],
    ])
  })

  test("a value out of bounds, of another type, or for too narrow a scope is refused", async () => {
    for (const value of [9, 721, 60.5, true, "60"])
      expect((await save(lead, value)).body.issues).toMatchObject([{ path: "body.value", code: "range" }])
    expect((await save("security.registration", true, { scope: "COMPANY", id: 1 })).status).toBe(404)
    expect((await save("orders.unknown", 1)).status).toBe(404)
    const stale = await api().ask("PUT", `/settings/${lead}?scope=PLATFORM`, {
      as: "root",
      body: { value: 61, version: 999 },
    })
    expect([stale.status, stale.body.code]).toEqual([412, "stale_setting"])
  })

  test("each gives settings as wide as they belong, and to nobody else's", async () => {
    expect((await save(lead, 70, { as: "application" })).status).toBe(403)
    expect((await save(lead, 70, { scope: "APPLICATION", id: 1, as: "application" })).status).toBe(200)
    expect((await save(lead, 70, { scope: "APPLICATION", id: 2, as: "application" })).status).toBe(404)
    expect((await save(lead, 70, { scope: "COMPANY", id: 1, as: "restaurant" })).status).toBe(403)
    const role = await world.role({ application: 1 }, "accessToSettingsController")
    const signed = await world.signIn(
      await world.person({ application: 1, franchise: 1, company: 1 }, [role]),
    )
    const put = (scope: string, id: number | undefined) =>
      signed.send("PUT", `/settings/${lead}?${at({ scope, ...(id !== undefined && { id }) })}`, {
        value: 70,
        version: 0,
      })
    expect((await put("COMPANY", world.company(1))).status).toBe(200)
    expect((await put("COMPANY", world.company(2))).status).toBe(404)
    expect((await put("PLATFORM", undefined)).status).toBe(403)
  })

  test("a secret is never told, here or in its history", async () => {
    const token = "payments.gatewayToken"
    const saved = await save(token, "chave-secreta-1")
    expect(saved.body).toMatchObject({ value: null, from: "PLATFORM", isSet: true })
    const [all, history] = await Promise.all([
      api().ask("GET", "/settings?scope=COMPANY&id=1", { as: "root" }),
      api().ask("GET", `/settings/${token}/history?scope=PLATFORM`, { as: "root" }),
    ])
    expect(all.text + history.text).not.toContain("chave-secreta")
    expect(history.body.items[0].changes).toEqual([{ field: token }])
  })

  test("a kill switch is turned off by its key alone, and then nobody registers", async () => {
    const key = "security.registration"
    expect((await save(key, false)).body.issues).toMatchObject([{ path: "body.confirmation" }])
    expect((await save(key, false, {}, { confirmation: key })).status).toBe(200)
    const register = () =>
      api().ask("POST", "/acl/users/register", {
        body: { fullname: "Nova Pessoa", email: "nova@exemplo.test", username: "novapessoa", password },
      })
    expect((await register()).status).toBe(403)
    await save(key, true)
    expect((await register()).status).toBe(200)
  })

  test("sessions last as long as the setting of whoever signs in says", async () => {
    const one = await world.person({ application: 1, franchise: 1, company: 1 })
    await save("security.sessionDays", 2, { scope: "COMPANY", id: world.company(1) })
    await world.signIn(one)
    const [session] = await api().rows(
      `select round(extract(epoch from expires_at - created_at) / 86400)::int as days from sessions where user_id = ${one.id}`,
    )
    expect(session).toEqual({ days: 2 })
  })
}
