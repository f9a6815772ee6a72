import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, it } from "vitest"
import { callTurns } from "../../../host/server/http/callTurns.ts"

it("a user whose line is full is told to come back, while another is served at once and the line goes on", async () => {
  const turns = callTurns({ running: 1, waiting: 1 })
  let finish = () => {}
  const slow = Effect.promise(() => new Promise<void>((resolve) => (finish = resolve)))
  const first = Effect.runPromise(turns("user 1", slow))
  const second = Effect.runPromise(turns("user 1", Effect.succeed("second")))
  const third = await Effect.runPromise(Effect.flip(turns("user 1", Effect.void)))
  expect(third).toMatchObject({ _tag: "TooManyRequests", retryAfter: 1 })
  expect(await Effect.runPromise(turns("user 2", Effect.succeed("other")))).toBe("other")
  finish()
  await first
  expect(await second).toBe("second")
  expect(await Effect.runPromise(turns("user 1", Effect.succeed("later")))).toBe("later")
})

it("a call that is given up while it waits leaves its place to the next", async () => {
  const turns = callTurns({ running: 1, waiting: 2 })
  let finish = () => {}
  const slow = Effect.promise(() => new Promise<void>((resolve) => (finish = resolve)))
  const first = Effect.runPromise(turns("user 1", slow))
  const given = Effect.runFork(turns("user 1", Effect.die("ran though given up")))
  const third = Effect.runPromise(turns("user 1", Effect.succeed("third")))
  await Effect.runPromise(Fiber.interrupt(given))
  finish()
  await first
  expect(await third).toBe("third")
  expect(await Effect.runPromise(turns("user 1", Effect.succeed("later")))).toBe("later")
})
