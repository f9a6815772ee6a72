import { expect, test } from "vitest"
import { oneAtATime } from "../../../host/server/realtime/oneAtATime.ts"

test("what is asked for during a run is run once more after it, also when that failed", async () => {
  const ends: Array<(cause?: Error) => void> = []
  const errors: Array<unknown> = []
  const { run, idle } = oneAtATime(
    () => new Promise((resolve, reject) => ends.push((cause) => (cause ? reject(cause) : resolve()))),
    (cause) => errors.push(cause),
  )
  run()
  run()
  run()
  expect(ends).toHaveLength(1)
  const failure = new Error("away")
  ends[0]!(failure)
  await expect.poll(() => ends.length).toBe(2)
  ends[1]!()
  await idle()
  expect([ends.length, errors]).toEqual([2, [failure]])
  run()
  expect(ends).toHaveLength(3)
})
