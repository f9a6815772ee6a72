import { expect, test } from "vitest"
import { post, type processes, signIn } from "../processes.ts"

/** At most so many writes a round; each round is killed in the middle of them. */
const writes = 1000
const writers = 4
/** At least so many of them are answered before. */
const least = 10

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Balcão killed from outside, so many times; `settings` are the same for each start. */
export const killSuite = (
  kills: number,
  { start, end }: Pick<ReturnType<typeof processes>, "start" | "end">,
  settings: () => Promise<Readonly<Record<string, string>>>,
) => {
  test(`nothing that was answered is lost when Balcão is killed ${kills === 1 ? "once" : `${kills} times`} while people write, and it starts again`, async () => {
    const same = await settings()
    const kept: Array<number> = []
    for (let round = 0; round < kills; round += 1) {
      const { process: child, address } = await start(same)
      const token = await signIn(address)
      let isDead = false
      let left = writes
      const write = async (): Promise<void> => {
        for (; !isDead && left > 0; left -= 1) {
          const role = { title: `Rodada ${round}, ${left}`, permissions: [1, 2] }
          const answer = await post(address, "/acl/roles", role, token).catch(() => undefined)
          if (answer?.status !== 200) return
          const made = (await answer.json().catch(() => ({}))) as { id?: number }
          if (made.id !== undefined) kept.push(made.id)
        }
      }
      const before = kept.length
      const writing = Promise.all(Array.from({ length: writers }, write))
      await wait(150 + 40 * round)
      // A busy machine is given longer: a round in which nothing was answered would show nothing.
      while (kept.length - before < least) await wait(20)
      await end(child, "SIGKILL")
      isDead = true
      await writing
    }
    const { address } = await start(same)
    const token = await signIn(address)
    const found = new Set<number>()
    for (let pageNumber = 0, total = 1; pageNumber * 100 < total; pageNumber += 1) {
      const answer = await post(address, "/acl/roles/findRoles", { pageNumber, pageSize: 100 }, token)
      const page = (await answer.json()) as {
        items: ReadonlyArray<{ id: number; permissions: ReadonlyArray<number> }>
        totalCount: number
      }
      total = page.totalCount
      for (const { id, permissions } of page.items) if (permissions.length > 1) found.add(id)
    }
    console.log(`${kept.length} answered writes, kills: ${kills}`)
    expect(kept.length).toBeGreaterThanOrEqual(kills * least)
    expect(kept.filter((id) => !found.has(id))).toEqual([])
  })
}
