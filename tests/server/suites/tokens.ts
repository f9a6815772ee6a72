import { expect, test } from "vitest"
import { anyVersion, type Api, fresh, password } from "../api.ts"

/** Tests of the use of a refresh token, and of the end of a session. */
export const tokenSuite = (api: () => Api) => {
  const begin = async () => {
    const body = { email: "supermarket@balcao.test", password }
    return (await api().ask("POST", "/users/auth-admin", { body })).body as {
      accessToken: string
      refreshToken: string
    }
  }
  const refresh = (refreshToken: string) =>
    api().ask("POST", "/acl/users/refresh", { body: { refreshToken } })
  const me = (token: string) => api().ask("GET", "/acl/users/me", { as: { token } })

  test("nobody enters with a malformed Authorization header", async () => {
    const { accessToken } = await begin()
    const odd = ["", "Bearer", "Bearer ", accessToken, `Basic ${accessToken}`, `Bearer ${accessToken} x`]
    for (const authorization of [...odd, `Bearer ${accessToken}, Bearer ${accessToken}`]) {
      const { status, body } = await api().ask("GET", "/acl/users/me", { headers: { authorization } })
      expect([authorization, status, body.code]).toEqual([authorization, 401, "unauthenticated"])
    }
  })

  test("a refresh token gives new tokens once", async () => {
    const first = await begin()
    const second = (await refresh(first.refreshToken)).body
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect((await me(second.accessToken)).status).toBe(200)
    expect((await refresh(second.refreshToken)).status).toBe(200)
  })

  test("five tabs that refresh together all stay signed in", async () => {
    const { refreshToken } = await begin()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(5)
    for (const { body } of answers) expect((await refresh(body.refreshToken)).status).toBe(200)
  })

  test("a refresh token replayed a hundred times after the grace gives nothing and ends the whole family", async () => {
    const first = await begin()
    const second = (await refresh(first.refreshToken)).body
    await api().rows(
      "update refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null",
    )
    const replays = await Promise.all(Array.from({ length: 100 }, () => refresh(first.refreshToken)))
    expect(new Set(replays.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(["401 session_ended"]),
    )
    expect((await refresh(second.refreshToken)).body.code).toBe("session_ended")
    expect((await me(second.accessToken)).status).toBe(401)
  })

  test("an unknown, an odd and an expired refresh token end the session", async () => {
    const { refreshToken } = await begin()
    await api().rows("update sessions set expires_at = now() where user_id = 5")
    const codes = [refreshToken, "x", "'; drop table users; --", "x".repeat(2048)].map(
      async (token) => (await refresh(token)).body.code,
    )
    expect(await Promise.all(codes)).toEqual(Array.from({ length: 4 }, () => "session_ended"))
  })

  test("a user who is disabled, deleted or gets a new password is out with the next call", async () => {
    const ways = [
      (id: number) => api().rows(`update users set disabled_at = now() where id = ${id}`),
      (id: number) => api().ask("DELETE", `/acl/users/${id}`, { as: "root" }),
      async (id: number, person: object) => {
        const done = await api().ask("PUT", "/acl/users", {
          as: "root",
          headers: anyVersion,
          body: { ...person, id, password: "outra" },
        })
        expect(done.status).toBe(200)
      },
    ]
    for (const way of ways) {
      const username = fresh("saindo")
      const person = { username, fullname: "De Saída", email: `${username}@exemplo.test`, password }
      const made = await api().ask("POST", "/acl/users", { as: "root", body: person })
      const login = () => api().ask("POST", "/users/auth-admin", { body: { email: person.email, password } })
      const { accessToken, refreshToken } = (await login()).body
      expect((await me(accessToken)).status).toBe(200)
      await way(made.body.id as number, person)
      expect((await me(accessToken)).status).toBe(401)
      expect((await refresh(refreshToken)).status).toBe(401)
      expect((await login()).status).toBe(401)
    }
  })
}
