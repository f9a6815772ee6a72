import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { Unreachable } from "../../../src/api/errors.ts"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import { OutboxModel } from "../../../src/business/conversation/outboxModel.ts"
import { apiOf } from "./apiOf.ts"

test("what waits for the connection for too long is left to a person's decision, and nothing else is", async () => {
  const { api } = apiOf(() => Effect.fail(new Unreachable({ cause: "away" })))
  let now = 1000
  const { outgoing, add, send, giveUp } = new OutboxModel(Object.assign(api, { now: () => now }), {
    onSent: () => {},
    isRepeatable: () => true,
    isPresent: () => true,
  })
  const chat = { _id: 1, phone: "5511987650001" }
  const write = async (body: string) => {
    add(chat, [{ kind: "text", body }])
    await Effect.runPromise(send(chat))
  }
  await write("cedo")
  now = 2000
  await write("tarde")
  giveUp(2000)
  expect(outgoing.peek().map(({ state }) => state)).toEqual(["failed", "waiting"])
})

test("what there is no room for waits as long as the platform says, also where a repeat would be a second message", async () => {
  const { api } = apiOf(() => Effect.fail(new TooManyRequests({ retryAfter: 30 })))
  const { outgoing, add, send } = new OutboxModel(Object.assign(api, { now: () => 1000 }), {
    onSent: () => {},
    isRepeatable: () => false,
    isPresent: () => true,
  })
  const chat = { _id: 1, phone: "5511987650001" }
  add(chat, [
    { kind: "text", body: "um" },
    { kind: "text", body: "dois" },
  ])
  await Effect.runPromise(send(chat))
  expect(outgoing.peek().map(({ state, notBefore }) => [state, notBefore])).toEqual([
    ["waiting", 31_000],
    ["waiting", undefined],
  ])
})
