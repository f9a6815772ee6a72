import { expect, test } from "vitest"
import type { Api } from "../api.ts"
import { addressOf, everyCall } from "../samples.ts"

/** Companies each kind of user belongs to, as a condition. */
const belongings = {
  root: "true",
  application: "application_id = 1",
  franchise: "franchise_id = 1",
  restaurant: "id = 1",
} as const
type User = keyof typeof belongings

/** Values that are not a company: each is sent with every call, and every user sends some. */
const odd: Readonly<Record<User, ReadonlyArray<string>>> = {
  root: ["", "0"],
  application: ["1,1", "abc"],
  franchise: ["1 or 1=1"],
  restaurant: ["999999"],
}

/** Somebody who names a company they do not belong to. */
export const foreignCompanySuite = (api: () => Api) => {
  const foreign = async (as: User): Promise<ReadonlyArray<string>> => {
    const [other] = await api().rows(
      `select id::int as id from companies where not coalesce(${belongings[as]}, false) order by id limit 1`,
    )
    return [...(other ? [String(other["id"])] : []), ...odd[as]]
  }

  test("no call at all answers to a company one does not belong to, and none writes", async () => {
    const scoped = everyCall.filter(({ to }) => to.access !== "public")
    const users = Object.keys(belongings) as ReadonlyArray<User>
    await Promise.all(users.map(api().tokenOf))
    const before = await api().counts()
    let tries = 0
    for (const as of users) {
      for (const company of await foreign(as)) {
        const answers = await Promise.all(
          scoped.map(async (sample) => {
            const { status, body } = await api().ask(sample.to.method, addressOf(sample), {
              as,
              headers: { company },
              ...(sample.body === undefined ? {} : { body: sample.body }),
            })
            return [as, company, sample.name, status, body?.code]
          }),
        )
        expect(answers).toEqual(scoped.map(({ name }) => [as, company, name, 403, "foreign_company"]))
        tries += answers.length
      }
    }
    expect(await api().counts()).toBe(before)
    expect(tries).toBeGreaterThanOrEqual(500)
  })
}
