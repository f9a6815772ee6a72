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
}
