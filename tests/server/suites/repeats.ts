import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"

/** Requests sent twice: by a double click, or because the first answer was lost. */
export const repeatSuite = (api: () => Api) => {
  const create = (title: string, key: string, as: "root" | "application" = "root") =>
    api().ask("POST", "/acl/roles", {
      as,
      body: { title, permissions: [] },
      headers: { "idempotency-key": key },
    })
  const rolesOf = (title: string) => api().rows(`select id from roles where title = '${title}'`)

  test("somebody who sends the same request again gets the first answer and one role", async () => {
    const title = fresh("Uma vez ")
    const first = await create(title, title.replaceAll(" ", ""))
    const second = await create(title, title.replaceAll(" ", ""))
    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text])
    expect(await rolesOf(title)).toHaveLength(1)
  })

  test("somebody who clicks twenty times at once makes one role", async () => {
    const title = fresh("Vinte ")
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(title, title.replaceAll(" ", ""))),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(await rolesOf(title)).toHaveLength(1)
  })

  test("a key used for another request is refused, and another user's key is another key", async () => {
    const [one, other, key] = [fresh("Um "), fresh("Outro "), fresh("key")]
    await create(one, key)
    const mismatch = await create(other, key)
    expect([mismatch.status, mismatch.body.code]).toEqual([422, "idempotency_mismatch"])
    expect((await create(other, key, "application")).status).toBe(200)
  })

  test("a refused request is not remembered: put right, it succeeds under its key", async () => {
    const key = fresh("key")
    const headers = { "idempotency-key": key }
    const refused = await api().ask("POST", "/acl/roles", {
      as: "root",
      body: { title: "X", permissions: [999_999] },
      headers,
    })
    expect(refused.status).toBe(422)
    expect((await create(fresh("Certo "), key)).status).toBe(200)
  })

  test("a key that is empty, too long or not plain text is refused", async () => {
    for (const key of ["", "a b", "x".repeat(256), "é"]) {
      const { status, body } = await create("Nunca", key)
      expect([key, status, body.issues?.[0].path]).toEqual([key, 400, "headers.idempotency-key"])
    }
    expect(await rolesOf("Nunca")).toEqual([])
  })
}
