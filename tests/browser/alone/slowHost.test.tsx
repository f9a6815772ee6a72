import { useState } from "react"
import { expect, test } from "vitest"
import { render } from "vitest-browser-react"
import { page, userEvent } from "vitest/browser"
import type { ListView } from "../../../src/index.ts"
import { RolesPanel } from "../../../src/panels/roles/RolesPanel.tsx"
import { defaultView } from "../../../src/resource/ListView.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { WithBackend } from "../../../stories/panels/withBackend.tsx"

const backend = memoryBackend()

/** A host that holds the view, and takes its time to answer to a change. */
const SlowHost = () => {
  const [view, setView] = useState<ListView>(defaultView)
  const follow = (next: ListView) => void setTimeout(() => setView(next), 120)
  return (
    <>
      <button type="button" onClick={() => setView({ ...defaultView, search: "franq" })}>
        another visit
      </button>
      <output data-testid="host">{view.search}</output>
      <WithBackend backend={backend}>
        <RolesPanel view={view} onViewChange={follow} />
      </WithBackend>
    </>
  )
}

test("nothing one types is lost while the host is slow to follow; what the host shows then counts", async () => {
  await render(<SlowHost />)
  const box = page.getByRole("searchbox")
  await box.click()
  for (const letter of "atendente") {
    await userEvent.keyboard(letter)
    await new Promise((go) => setTimeout(go, 60))
  }
  await expect.element(page.getByRole("row", { name: "Atendente", exact: true })).toBeVisible()
  expect((box.element() as HTMLInputElement).value).toBe("atendente")
  await expect.element(page.getByTestId("host")).toHaveTextContent("atendente")
  await page.getByRole("button", { name: "another visit" }).click()
  await expect.element(box).toHaveValue("franq")
})
