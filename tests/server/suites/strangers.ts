import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { hashCost } from "../../../host/server/session/passwords.ts"
import { type Answer, type Api, fresh, password, sibling } from "../api.ts"
import { type Scale, scaled } from "../scale.ts"
import { p99Among, p99Of, starved } from "../times.ts"

/** People who try to learn who has an account, and crowds that sign in. */
export const strangerSuite = (api: () => Api, scale: Scale) => {
  const rounds = scaled(scale, 500)
  const crowd = scaled(scale, 200)
  const dearRounds = scaled(scale, 60)
  const login = (to: Api, email: string, tried: string) =>
    to.ask("POST", "/users/auth-admin", { body: { email, password: tried } })

  /**
   * Asks for a known and for an unknown address in turn, and tells what came back, and whether as soon: by the quickest
   * of each, which nothing else on the machine delayed. Until they are alike it asks up to four times as often, because
   * what the machine delays comes to nothing then, and what the server tells does not.
   */
  const compare = async (rounds: number, ask: (isKnown: boolean, round: number) => Promise<Answer>) => {
    const quickest = { true: Infinity, false: Infinity }
    const answers = new Set<string>()
    const isAlike = () => {
      const { true: known, false: unknown } = quickest
      return Math.abs(known - unknown) < Math.max(5, Math.min(known, unknown) * 0.3)
    }
    for (let round = 0; round < rounds * 2 || (round < rounds * 8 && !isAlike()); round += 1) {
      const isKnown = round % 2 === 0
      const start = performance.now()
      const { status, text } = await ask(isKnown, round)
      const took = performance.now() - start
      quickest[`${isKnown}`] = Math.min(quickest[`${isKnown}`], took)
      answers.add(`${status} ${text}`)
    }
    return { answers: [...answers], isAlike: isAlike() }
  }

  /** Known addresses and as many unknown ones, each tried as often as the others. */
  const known: Array<string> = []
  beforeAll(async () => {
    const rows = await api().rows("select email from users order by id limit 60")
    known.push(...rows.map(({ email }) => String(email)))
  })
  const addressAt = (isKnown: boolean, round: number) => {
    const place = (round >> 1) % known.length
    return isKnown ? known[place]! : `n${place}@balcao.test`
  }

  const doors = {
    "sign in": (isKnown: boolean, round: number) => login(api(), addressAt(isKnown, round), "wrong"),
    "ask for a new password": (isKnown: boolean, round: number) =>
      api().ask("GET", `/acl/users/forgot?email=${encodeURIComponent(addressAt(isKnown, round))}`),
    register: (isKnown: boolean, round: number) => {
      const username = fresh("porta")
      const email = addressAt(isKnown, round)
      return api().ask("POST", "/acl/users/register", {
        body: { username, fullname: `Porta ${round}`, email, password },
      })
    },
  }

  test.each(Object.entries(doors))(
    `${rounds} known and ${rounds} unknown addresses get the same answer, as soon, when they %s`,
    async (_, ask) => {
      expect(await compare(rounds, ask)).toEqual({ answers: [expect.any(String)], isAlike: true })
    },
  )

  describe("at what a password really costs", () => {
    let real: Api
    beforeAll(async () => {
      real = await sibling(api(), { hashCost })
    })
    afterAll(() => real.server.close())
    const makePerson = async () => {
      const username = fresh("lento")
      const person = { username, fullname: "Lento", email: `${username}@exemplo.test`, password }
      expect((await real.ask("POST", "/acl/users", { as: "root", body: person })).status).toBe(200)
      return person.email
    }

    test("a wrong password takes as long as an unknown address", async () => {
      const email = await makePerson()
      const found = await compare(dearRounds, (isKnown, round) =>
        login(real, isKnown ? email : `n${round}@balcao.test`, "wrong"),
      )
      expect(found).toEqual({ answers: [expect.any(String)], isAlike: true })
    })

    test(`${crowd} people who sign in at once all get in, and those who work meanwhile hardly notice`, async () => {
      const email = await makePerson()
      const list = async () => {
        const start = performance.now()
        const { status } = await real.ask("POST", "/acl/users/findUsers", { as: "root", body: {} })
        expect(status).toBe(200)
        return performance.now() - start
      }
      const quiet = await p99Of(100, list)
      let isOver = false
      const flood = Promise.all(Array.from({ length: crowd }, () => login(real, email, password))).finally(
        () => {
          isOver = true
        },
      )
      const times: Array<number> = []
      while (!isOver) times.push(await list())
      expect((await flood).filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])
      const p99 = p99Among(times)
      console.log(`${crowd} sign-ins at once: ${times.length} lists meanwhile, p99 ${Math.round(p99)} ms`)
      expect(p99).toBeLessThan(Math.max(starved, 4 * quiet))
    })
  })
}
