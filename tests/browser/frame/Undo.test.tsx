import { expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { limits } from "../../../src/contract/limits.ts"
import { memoryBackend, sampleUsers } from "../../../src/testing/index.ts"
import { Offered } from "../../../stories/frame/Undo.stories.tsx"
import { openStory } from "../panels/openStory.ts"

const button = (name: string) => page.getByRole("button", { name, exact: true })
const { id = 0, fullname = "" } = sampleUsers[0] ?? {}
const nameIn = (backend: ReturnType<typeof memoryBackend>) => backend.users.get(id)?.fullname

test("the write is sent first: whoever closes the page instead of undoing has lost nothing", async () => {
  const backend = await openStory(Offered)
  await button("Trocar o nome").click()
  await expect.element(page.getByText("Nome trocado")).toBeVisible()
  expect(nameIn(backend)).toBe("Outra Pessoa")
})

test("undo writes the contrary, and says that it is done", async () => {
  const backend = await openStory(Offered)
  await button("Trocar o nome").click()
  await button("Desfazer").click()
  await expect.element(page.getByText("O nome voltou ao que era")).toBeVisible()
  expect(nameIn(backend)).toBe(fullname)
})

test("an undo that does not arrive says so, and is tried again", async () => {
  const backend = await openStory(Offered)
  await button("Trocar o nome").click()
  await expect.element(button("Desfazer")).toBeVisible()
  backend.offline(true)
  await button("Desfazer").click()
  await expect
    .element(page.getByText("Não foi possível desfazer. O serviço não respondeu. Tente de novo."))
    .toBeVisible()
  backend.offline(false)
  await button("Tentar de novo").click()
  await expect.element(page.getByText("O nome voltou ao que era")).toBeVisible()
  expect(nameIn(backend)).toBe(fullname)
})

test("the way back is open for 3 s, the message stays 10 s", async () => {
  const waits = vi.spyOn(globalThis, "setTimeout")
  await openStory(Offered)
  await button("Trocar o nome").click()
  await expect.element(button("Desfazer")).toBeVisible()
  const asked = waits.mock.calls.map(([, wait]) => wait)
  waits.mockRestore()
  expect(asked).toContain(limits.noticeMs.undo)
  expect(asked).toContain(limits.noticeMs.snackbar)
  expect([limits.noticeMs.undo, limits.noticeMs.snackbar]).toEqual([3000, 10_000])
})
