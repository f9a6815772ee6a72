import { type Answering, type FakeApi, fakeApi, refusal } from "./fakeApi.ts"

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** An API that honours one token and exchanges each refresh token once. */
export interface TokenServer extends FakeApi {
  /** The token it honours now. */
  token(): string
  /** From now on the present token is refused. */
  expire(): void
  /** From now on a refresh is answered so; undefined puts things right again. */
  refreshAnswers(answering: Answering | undefined): void
  refreshes(): number
}

/** Whoever signs in is user `id` of `company`. */
export interface Person {
  readonly id: number
  readonly company?: { readonly _id: number; readonly name: string }
}

export const personOf = ({ id, company }: Person) => ({
  id,
  username: `user${id}`,
  email: `user${id}@balcao.test`,
  fullname: `Pessoa ${id}`,
  roles: [],
  permissions: [{ name: "accessToUserUser" }],
  isRoot: false,
  isApplication: false,
  franchises: [],
  company: company ?? null,
})

/** Sign in with the e-mail address `user{id}@balcao.test`. `answer` serves what is neither session nor user. */
export const tokenServer = (
  answer: Answering,
  latency = 0,
  listed?: ReadonlyArray<string> | null,
): TokenServer => {
  let issued = 0
  let valid = ""
  let refreshToken = ""
  let owner = 0
  let other: Answering | undefined
  const issue = () => {
    issued += 1
    valid = `access-${owner}-${issued}`
    refreshToken = `refresh-${owner}-${issued}`
    return { accessToken: valid, refreshToken }
  }
  const api = fakeApi(async (heard) => {
    if (latency > 0) await pause(latency)
    if (heard.path === "/users/auth-admin") {
      owner = Number(/\d+/.exec((heard.body as { email: string }).email)?.[0])
      return { user: { id: owner }, ...issue() }
    }
    if (heard.path === "/acl/users/refresh") {
      if (other) return other(heard)
      const sent = (heard.body as { refreshToken: string }).refreshToken
      return sent === refreshToken ? issue() : refusal(401, "SessionEnded")
    }
    if (heard.path === "/acl/users/logout") return null
    if (heard.headers["authorization"] !== `Bearer ${valid}`) return refusal(401, "Unauthenticated")
    if (heard.path === "/acl/users/me") return personOf({ id: owner })
    return answer(heard)
  }, listed)
  return {
    ...api,
    token: () => valid,
    expire: () => void (valid = `expired-${issued}`),
    refreshAnswers: (answering) => void (other = answering),
    refreshes: () => api.count("POST /acl/users/refresh"),
  }
}
