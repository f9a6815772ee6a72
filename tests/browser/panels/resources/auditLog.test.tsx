import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { auditLog } from "../../../../src/contract/resources/auditLog.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { listed, memoryBackend } from "../../../../src/testing/index.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { row, seen, shownRows } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

test("the log begins with what was done last", async () => {
  const at = (day: number) => ({ createdAt: `2026-11-${day}T12:00:00.000Z` })
  const line = { action: "UPDATE", list: "packings" }
  const lines = [
    { ...line, ...at(10), label: "First" },
    { ...line, ...at(12), label: "Third" },
    { ...line, ...at(11), label: "Second" },
  ]
  await openStory(English, {
    backend: memoryBackend({ resources: [listed(auditLog, lines)] }),
    children: <ResourcePanel resource={auditLog} />,
  })
  await expect.element(row("Third")).toBeVisible()
  expect(shownRows()).toEqual(["Third", "Second", "First"])
})

test("a line of the log leads to the record it tells of, unless that is gone", async () => {
  const line = { list: "packings", recordId: 7, result: "DONE" }
  const lines = [
    { ...line, action: "UPDATE", label: "Box" },
    { ...line, action: "DELETE", label: "Bag" },
    { ...line, action: "DELETE", label: "Packaging", result: "DENIED" },
  ]
  const pushed: Array<string> = []
  await openStory(English, {
    backend: memoryBackend({ resources: [listed(auditLog, lines)] }),
    navigation: { push: (to) => void pushed.push(to), redirect: () => {} },
    children: <ResourcePanel resource={auditLog} recordHref={(list, id) => `/${list}/${String(id)}`} />,
  })
  await page.getByRole("link", { name: "Packaging" }).click()
  expect(pushed).toEqual(["/packings/7"])
  expect(
    page
      .getByRole("link", { name: /Box|Bag/ })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Box"])
  await row("Box").getByRole("button", { name: "View log entry" }).click()
  await seen("Log entry - Box")
  await expect.element(page.getByRole("link", { name: "Box" })).toHaveAttribute("href", "/packings/7")
})
