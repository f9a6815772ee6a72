import { afterAll, expect, test } from "vitest"
import type { Api } from "../api.ts"

/** Texts that look like numbers, flags or data of another kind. */
const texts = ["1e3", "12.50", "007", "true", "null", "[1]", "{}", '"x"', "52998224725"]

/** Texts that are kept as JSON beside numbers and flags. */
export const plainTextSuite = (api: () => Api) => {
  const ours = "scope = 'APPLICATION' and scope_id = 2"
  afterAll(() => api().rows(`delete from settings where ${ours}`))
  const at = "/settings/payments.pixName?scope=APPLICATION&id=2"
  const given = async () => {
    const { status, body } = await api().ask("GET", "/settings?scope=APPLICATION&id=2", { as: "root" })
    expect(status).toBe(200)
    return (body as ReadonlyArray<{ key: string; value: unknown }>).find(
      ({ key }) => key === "payments.pixName",
    )?.value
  }

  test("a text given as a setting is read again as the same text, whatever it looks like", async () => {
    for (const [version, value] of texts.entries()) {
      const saved = await api().ask("PUT", at, { as: "root", body: { value, version } })
      expect([saved.status, saved.body.value, await given()]).toEqual([200, value, value])
    }
    const { body } = await api().ask("GET", `${at.replace("?", "/history?")}&pageOut=25`, { as: "root" })
    const changes = body.items.flatMap((line: { changes: ReadonlyArray<{ new: unknown }> }) => line.changes)
    expect(changes.map((change: { new: unknown }) => change.new)).toEqual(texts.toReversed())
  })

  test("a text that a former server kept as the number it looks like is read as a text", async () => {
    await api().rows(`update settings set value = '52998224725' where ${ours}`)
    expect(await given()).toBe("52998224725")
  })

  test("names of nothing to see, and keys, CEPs and states that are none, are refused wherever they are sent", async () => {
    const as = "root"
    const address = { addressLine: "Rua A, 1", city: "Manaus", state: "AM", postCode: "69005010" }
    const user = { username: "comendereco", fullname: "Ana\u200b Lima", email: "ana@exemplo.test", address }
    const issues = async (path: string, body: object, method: "POST" | "PUT" = "POST") => {
      const answer = await api().ask(method, path, { as, body })
      const found = answer.body.issues as ReadonlyArray<{ path: string }> | undefined
      return found && [...new Set(found.map((issue) => issue.path))]
    }
    expect(await issues("/acl/users", { ...user, fullname: "\u200b\u2060\u202e" })).toEqual(["body.fullname"])
    expect(
      await issues("/acl/users", { ...user, address: { ...address, state: "XX", postCode: "abc" } }),
    ).toEqual(["body.address.state", "body.address.postCode"])
    const { body: made } = await api().ask("POST", "/acl/users", { as, body: user })
    expect(made).toMatchObject({ fullname: "Ana Lima", address: { state: "AM", postCode: "69005-010" } })
    const saved = (change: object) => ({ ...made, address: { ...made.address, ...change } })
    expect(await issues("/acl/users", saved({ postCode: "1" }), "PUT")).toEqual(["body.address.postCode"])
    await api().rows(
      `update users set address = address || '{"state": "Amazônia"}' where id = ${String(made.id)}`,
    )
    expect(await issues("/acl/users", saved({ state: "Amazônia" }), "PUT")).toBeUndefined()
    await api().ask("DELETE", `/acl/users/${String(made.id)}`, { as })
    expect(await issues("/delivery-man", { person: { name: "Zé" }, pixKey: "abc" })).toEqual(["body.pixKey"])
    const pixKeys = [{ kind: "CPF", key: "abc" }]
    expect(
      await issues("/digital-account", { name: "Conta", bank: 1, number: "1", type: "CHECKING", pixKeys }),
    ).toContain("body.pixKeys.0.key")
  })
}
