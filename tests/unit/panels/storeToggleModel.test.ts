import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"
import { Unexpected, Unreachable } from "../../../src/api/errors.ts"
import {
  companyDeliveries,
  type CompanyDelivery,
  type Opening,
} from "../../../src/contract/companies/companyDeliveries.ts"
import { StoreToggleModel } from "../../../src/panels/storeToggle/storeToggleModel.ts"
import { apiOf } from "./apiOf.ts"

const byHours: CompanyDelivery = { _id: 1, isOpen: true, isManual: false }
const closed: Opening = { isOpen: false, isManual: true }

/** A store whose readings are answered when the test says so; writes at once, or by nobody. */
const open = () => {
  const readings: Array<(answer: Effect.Effect<unknown, unknown>) => void> = []
  let problem: Unreachable | Unexpected | undefined
  const { api, heard } = apiOf(({ to, input }) =>
    to === companyDeliveries.list
      ? Effect.callback<unknown, unknown>((resume) => void readings.push(resume))
      : problem
        ? Effect.fail(problem)
        : Effect.succeed({ ...byHours, ...(input.body as Opening) }),
  )
  const model = new StoreToggleModel(api)
  const read = () => Effect.runCallback(model.load())
  const answer = (index: number, ...records: ReadonlyArray<CompanyDelivery>) =>
    readings[index]?.(Effect.succeed(records))
  const fail = (index: number) => readings[index]?.(Effect.fail(new Unreachable({ cause: "away" })))
  const send = () => Effect.runPromise(model.send())
  const away = (next: typeof problem) => void (problem = next)
  return { model, heard, read, answer, fail, send, away }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe("someone who looks at a store", () => {
  it("is not shown the past by an answer asked for before their wish was granted", async () => {
    const { model, read, answer, send } = open()
    read()
    answer(0, byHours)
    await turn()
    read()
    model.request(closed)
    await send()
    expect(model.shown.peek()).toMatchObject(closed)
    answer(1, byHours)
    await turn()
    expect(model.shown.peek()).toMatchObject(closed)
    read()
    answer(2, byHours)
    await turn()
    expect(model.shown.peek()).toMatchObject(byHours)
  })

  it("keeps being told why nothing is known while it is asked for again", async () => {
    const { model, read, answer, fail } = open()
    read()
    fail(0)
    await turn()
    expect(model.record.peek()._tag).toBe("Failed")
    read()
    expect(model.isReading.peek()).toBe(true)
    expect(model.record.peek()._tag).toBe("Failed")
    answer(1, byHours)
    await turn()
    expect(model.record.peek()).toEqual({ _tag: "Here", data: byHours })
    expect(model.isReading.peek()).toBe(false)
  })

  it("may ask anew as soon as a reading is stopped", () => {
    const { model, read } = open()
    read()()
    expect(model.isReading.peek()).toBe(false)
  })
})

describe("someone without a connection", () => {
  it.each([new Unreachable({ cause: "away" }), new Unexpected({ status: 503, detail: "" })])(
    "is told so until their wish has arrived, however often it is tried: %s",
    async (problem) => {
      const { model, heard, send, away } = open()
      const told: Array<boolean> = []
      away(problem)
      model.request(closed)
      await send()
      model.isAway.subscribe((isAway) => void told.push(isAway))
      await send()
      await send()
      expect(model.isPending.peek()).toBe(true)
      away(undefined)
      await send()
      expect(told).toEqual([true, false])
      expect(model.isPending.peek()).toBe(false)
      expect(heard).toHaveLength(4)
    },
  )
})
