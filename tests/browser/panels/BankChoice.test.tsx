import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { banks } from "../../../src/contract/resources/banks.ts"
import { digitalAccounts } from "../../../src/contract/resources/digitalAccounts.ts"
import { ResourcePanel } from "../../../src/panels/resource/index.ts"
import { sampleBanks } from "../../../src/samples/banks.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { listed, memoryBackend } from "../../../src/testing/index.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const backendOf = () =>
  memoryBackend({ resources: [listed(banks, sampleBanks), listed(digitalAccounts, [])] })

const open = (resource: Resource, backend: ReturnType<typeof memoryBackend>, at = "new") =>
  openStory(English, { backend, children: <ResourcePanel resource={resource} open={at} /> })

test("an account's bank is found by code, ISPB, either name or without accents, by keyboard alone", async () => {
  await open(digitalAccounts, backendOf())
  const field = page.getByRole("combobox", { name: /^Bank/ }).first()
  const first = page.getByRole("option").first()
  await expect.element(field).toBeVisible()
  field.element().focus()
  await userEvent.keyboard("{Enter}")
  const search = page.getByRole("combobox", { name: /^Bank/ }).last()
  for (const [typed, label] of [
    ["341", "341 · Itaú Unibanco"],
    ["itau unibanco", "341 · Itaú Unibanco"],
    ["18236120", "260 · Nubank"],
    ["nu pagamentos", "260 · Nubank"],
    ["11275560", "ISPB 11275560 · RecargaPay"],
    ["asaas", "461 · Asaas"],
  ] as const) {
    await search.fill(typed)
    await expect.poll(() => first.element().textContent).toBe(label)
  }
  await userEvent.keyboard("{Enter}")
  await expect.poll(() => field.element().textContent).toContain("461 · Asaas")
})

test("a bank without a code is entered by its ISPB, whose zeros may be missing", async () => {
  const backend = backendOf()
  await open(banks, backend)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("textbox", { name: /^Name/ }).fill("Banco novo")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect.element(dialog.getByRole("textbox", { name: /^ISPB/ })).toHaveAttribute("aria-invalid", "true")
  await dialog.getByRole("textbox", { name: /^ISPB/ }).fill("8800001")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect
    .poll(() => backend.records(banks).at(-1))
    .toMatchObject({ name: "Banco novo", ispb: "08800001", code: null })
})
