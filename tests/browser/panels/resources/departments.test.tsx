import { beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { departments } from "../../../../src/contract/resources/departments.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { Tree } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, row, seen, shownRows } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

test("a manager opens and closes departments by the arrows, and Alt moves one with all beneath it", async () => {
  const backend = await openStory(Tree, { backend: describedBackend() })
  const tree = page.getByRole("treegrid", { name: "Departments" })
  await expect.element(tree).toBeVisible()
  await vi.waitFor(() =>
    expect(shownRows()).toEqual(["Hortifrúti", "Frutas", "Cítricas", "Verduras", "Bebidas", "Caixa"]),
  )
  expect(row("Cítricas").element().ariaLevel).toBe("3")
  row("Cítricas").element().focus()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(row("Frutas")).toHaveFocus()
  await userEvent.keyboard("{ArrowLeft}")
  await expect.element(row("Cítricas")).not.toBeInTheDocument()
  expect(row("Frutas").element().ariaExpanded).toBe("false")
  await userEvent.keyboard("{ArrowRight}{ArrowRight}")
  await expect.element(row("Cítricas")).toHaveFocus()
  await button("Collapse Hortifrúti").click()
  await vi.waitFor(() => expect(shownRows()).toEqual(["Hortifrúti", "Bebidas", "Caixa"]))
  await expect.element(row("Hortifrúti")).toHaveFocus()
  await userEvent.keyboard("{ArrowRight}{Alt>}{ArrowDown}{/Alt}")
  await vi.waitFor(() =>
    expect(shownRows()).toEqual(["Bebidas", "Hortifrúti", "Frutas", "Cítricas", "Verduras", "Caixa"]),
  )
  await seen("Hortifrúti is now 2 of 3")
  row("Frutas").element().focus()
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}")
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}")
  await seen("Frutas is now 2 of 2")
  await vi.waitFor(() =>
    expect(backend.requests.filter((one) => /^POST \/department\/\d+\/order/.test(one))).toHaveLength(2),
  )
})

test("a search shows the departments it finds with those they stand under, and one moves under another", async () => {
  const backend = await openStory(Tree, { backend: describedBackend() })
  await page.getByRole("searchbox").fill("cítri")
  await vi.waitFor(() => expect(shownRows()).toEqual(["Hortifrúti", "Frutas", "Cítricas"]))
  await seen("1 department")
  row("Cítricas").element().focus()
  await userEvent.keyboard("{Enter}")
  await page.getByRole("combobox", { name: /^Parent department/ }).click()
  await page.getByRole("option", { name: "Bebidas", exact: true }).click()
  await button("Save").click()
  await vi.waitFor(() => expect(shownRows()).toEqual(["Bebidas", "Cítricas"]))
  expect(backend.records(departments)[2]?.parent?.label).toBe("Bebidas")
})
