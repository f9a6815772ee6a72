import { expect, onTestFinished, test } from "vitest"
import { render } from "vitest-browser-react"
import { aheadOfNeed } from "../../../src/ui/root/aheadOfNeed.ts"
import { Skeleton } from "../../../src/ui/skeleton/Skeleton.tsx"

const isIdle = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 }))

test("nothing is fetched ahead as long as somebody waits for what a placeholder stands for", async () => {
  const screen = await render(<Skeleton />)
  let fetched = 0
  const stop = aheadOfNeed(() => (fetched += 1))
  aheadOfNeed(() => (fetched += 10))()
  await isIdle()
  expect(fetched).toBe(0)
  screen.unmount()
  await expect.poll(() => fetched).toBe(1)
  stop()
})

test("who pays for bytes fetches nothing ahead", async () => {
  const before = Object.getOwnPropertyDescriptor(navigator, "connection")
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(navigator, "connection", before)
    else Reflect.deleteProperty(navigator, "connection")
  })
  let fetched = 0
  aheadOfNeed(() => (fetched += 1))
  await isIdle()
  await isIdle()
  expect(fetched).toBe(0)
})
