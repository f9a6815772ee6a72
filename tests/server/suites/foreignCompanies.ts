import { expect, test } from "vitest"
import type { Api } from "../api.ts"
import { addressOf, everyCall } from "../samples.ts"

/** Which companies each kind of user belongs to, as a condition. */
const belongings = {
  root: "true",
  application: "application_id = 1",
  franchise: "franchise_id = 1",
  restaurant: "id = 1",
} as const

/** Somebody who names a company they do not belong to. */
export const foreignCompanySuite = (api: () => Api) => {
  const foreign = async (as: keyof typeof belongings): Promise<ReadonlyArray<string>> => {
    const others = await api().rows(
      `select id::int as id from companies where not coalesce(${belongings[as]}, false) order by id limit 2`,
    )
    const odd = ["", "0", "1,1", "abc", "1 or 1=1", "999999"]
    return [...others.map(({ id }) => String(id)), ...odd]
  }

  test("no call at all answers to a company one does not belong to, and none writes", async () => {
    const scoped = everyCall.filter(({ to }) => to.access !== "public")
    const users = ["root", "application", "franchise", "restaurant"] as const
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
