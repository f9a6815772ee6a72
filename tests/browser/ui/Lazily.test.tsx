import { Suspense } from "react"
import { expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { render } from "vitest-browser-react"
import { lazily } from "../../../src/ui/root/lazily.tsx"
import { MissingPart } from "../../../src/ui/root/missingPart.ts"

test("a part whose file does not come says so once, and is there when it comes after all", async () => {
  const missed = vi.fn<(error: unknown) => void>()
  const notFound = new TypeError("Failed to fetch dynamically imported module")
  const Here = ({ name }: { readonly name: string }) => <p>{name} está aqui</p>
  const fetchPart = vi.fn<() => Promise<{ readonly default: typeof Here }>>().mockRejectedValueOnce(notFound)
  const Part = lazily(fetchPart)
  fetchPart.mockResolvedValue({ default: Here })
  await render(
    <MissingPart.Provider value={missed}>
      <p>Painel</p>
      <Suspense>
        <Part name="Ana" />
      </Suspense>
    </MissingPart.Provider>,
  )
  await expect.poll(() => missed.mock.calls).toEqual([[notFound]])
  await expect.element(page.getByText("Painel")).toBeVisible()
  await expect.element(page.getByText("Ana está aqui"), { timeout: 10_000 }).toBeVisible()
  expect(missed).toHaveBeenCalledTimes(1)
})
