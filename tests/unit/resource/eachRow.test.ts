import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { Unexpected, Unreachable } from "../../../src/api/errors.ts"
import { eachRow } from "../../../src/resource/eachRow.ts"

const rows = [1, 2, 3]

/** Returns the rows that are tried if each is refused with this error. */
const triedUntil = async (refusal: Unexpected | Unreachable) => {
  const tried: Array<number> = []
  const act = (row: number) => Effect.suspend(() => Effect.fail(tried.push(row) && refusal))
  const acting = { key: (row: number) => row, act, explain: () => "stays", onProgress: () => {} }
  const refused = await Effect.runPromise(eachRow(acting, rows))
  expect(refused.map(({ id, reason }) => [id, reason])).toEqual(rows.map((row) => [row, "stays"]))
  return tried
}

const answer = (status: number) => new Unexpected({ status, detail: "" })

test("somebody who changes many rows waits for no more of them once the service is away", async () => {
  expect(await triedUntil(new Unreachable({ cause: "offline" }))).toEqual([1])
  expect(await triedUntil(answer(503))).toEqual([1])
})

test("a row in trouble does not stop the others", async () => {
  expect(await triedUntil(answer(500))).toEqual(rows)
})
