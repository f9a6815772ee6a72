import { expect, test } from "vitest"
import { type Api, password } from "../api.ts"

/** Signing in and out, registering, and what a signed-in user is told about themselves. */
export const identitySuite = (api: () => Api) => {
  const login = (body: object, headers = {}) => api().ask("POST", "/users/auth-admin", { body, headers })

  test("an administrator signs in and is told who they are", async () => {
    const { status, body } = await login({ email: "ROOT@balcao.test", password, type: "admin" })
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ email: "root@balcao.test", isRoot: true })
    const me = await api().ask("GET", "/acl/users/me", { as: { token: body.accessToken } })
    expect(me.body).toEqual(body.user)
  })

  test("somebody who signs in with address and password alone uses the same path that creates users", async () => {
    const { status, body } = await api().ask("POST", "/acl/users", {
      body: { email: "restaurant@balcao.test", password },
    })
    expect(status).toBe(200)
    expect(body.user.company).toMatchObject({ _id: 1, shoppingFlow: "MENU" })
  })

  test("somebody with a wrong password is told so in Portuguese, or in English if they prefer it", async () => {
    const wrong = { email: "root@balcao.test", password: "wrong" }
    const { status, body } = await login(wrong)
    expect({ status, body }).toEqual({
      status: 401,
      body: { _tag: "InvalidLogin", code: 401, message: "E-mail ou senha incorretos." },
    })
    const english = await login(wrong, { "accept-language": "fr, en-GB;q=0.8, pt;q=0.3" })
    expect(english.body.message).toBe("The login detail is incorrect")
  })

  test("somebody who signs out is out at once", async () => {
    const { body } = await login({ email: "partner@balcao.test", password })
    const as = { token: body.accessToken as string }
    expect((await api().ask("GET", "/acl/users/me", { as })).status).toBe(200)
    const out = await api().ask("POST", "/acl/users/logout", { body: { refreshToken: body.refreshToken } })
    expect([out.status, out.text]).toEqual([204, ""])
    expect((await api().ask("GET", "/acl/users/me", { as })).body.code).toBe("unauthenticated")
    const renewed = await api().ask("POST", "/acl/users/refresh", {
      body: { refreshToken: body.refreshToken },
    })
    expect(renewed.body.code).toBe("session_ended")
  })

  test("a user reads the permissions in the language they prefer", async () => {
    const portuguese = await api().ask("GET", "/acl/permissions", { as: "root" })
    const english = await api().ask("GET", "/acl/permissions", {
      as: "root",
      headers: { "accept-language": "en" },
    })
    const titles = (answer: typeof english) =>
      (answer.body as Array<{ title: string }>).map(({ title }) => title)
    expect(titles(portuguese)).toContain("Plataforma")
    expect(titles(english)).toContain("Platform")
    expect(titles(english)).toHaveLength(titles(portuguese).length)
  })
}
