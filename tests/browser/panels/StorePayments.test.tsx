import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { companyPaymentMethods } from "../../../src/contract/resources/companyPaymentMethods.ts"
import { paymentMethods } from "../../../src/contract/resources/paymentMethods.ts"
import { callsOf } from "../../../src/contract/resource/calls.ts"
import { staleRecordOf } from "../../../src/contract/resource/staleRecord.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../src/panels/resource/index.ts"
import { English } from "../../../stories/panels/ResourcePanel.stories.tsx"
import { type Extra } from "../../../src/contract/wire/extras.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"
import { expectAccessible } from "../axe.ts"
import { openStory } from "./openStory.ts"

beforeEach(() => page.viewport(1280, 800))

const method = (name: string, more: object = {}) => ({
  name,
  method: 1,
  kind: "ONLINE" as const,
  isForDelivery: true,
  isForTakeout: false,
  isActive: true,
  owner: 1,
  ...more,
})

const backendOf = (extras?: ReadonlyArray<Extra>) =>
  memoryBackend({
    ...(extras && { extras }),
    resources: [
      listed(paymentMethods, [{ name: "PIX", type: 1, gateway: "OFFLINE" }]),
      listed(companyPaymentMethods, [
        method("PIX"),
        method("Cash", { kind: "ON_DELIVERY", isActive: false }),
        method("Card", { isForTakeout: true, owner: 2 }),
      ]),
    ],
  })

const open = (backend: ReturnType<typeof memoryBackend>, more: Partial<ResourcePanelProps> = {}) =>
  openStory(English, {
    backend,
    children: <ResourcePanel resource={companyPaymentMethods} {...more} />,
  })

const toggle = (name: string) => page.getByRole("switch", { name, exact: true })
const dialog = page.getByRole("alertdialog")
const says = (words: RegExp) => expect.poll(() => dialog.element().textContent).toMatch(words)

test("whoever turns a method off hears which customers no longer see it, where and from when, and that it was the last", async () => {
  const backend = backendOf()
  await open(backend)
  await expect.element(toggle("Delivery: PIX")).toBeChecked()
  await toggle("Delivery: PIX").click({ force: true })
  await expect.element(dialog).toHaveAccessibleName("Stop accepting PIX on delivery?")
  await says(/As soon as you confirm, customers of .+ no longer see .*PIX.* in delivery orders\./)
  await says(/has no other active method on delivery/)
  await says(/Orders already placed do not change/)
  await expectAccessible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect.element(toggle("Delivery: PIX")).toBeChecked()
  expect(backend.records(companyPaymentMethods)[0]).toMatchObject({ isForDelivery: true })
  await toggle("Delivery: PIX").click({ force: true })
  await dialog.getByRole("button", { name: "Stop accepting on delivery" }).click()
  await expect.element(toggle("Delivery: PIX")).not.toBeChecked()
  await expect
    .poll(() => backend.records(companyPaymentMethods)[0])
    .toMatchObject({ isForDelivery: false, isForTakeout: false, isActive: true })
})

test("a method that is not active changes nothing for customers yet, and the dialog says so", async () => {
  const backend = backendOf()
  await open(backend)
  await toggle("Pickup: Cash").click({ force: true })
  await says(/Nothing changes .+ in pickup orders once it is active\./)
  await dialog.getByRole("button", { name: "Accept on pickup" }).click()
  await expect.element(toggle("Pickup: Cash")).toBeChecked()
  await toggle("Active: Cash").click({ force: true })
  await says(/see .*Cash.* in delivery and pickup orders\./)
  await dialog.getByRole("button", { name: "Activate" }).click()
  await expect
    .poll(() => backend.records(companyPaymentMethods)[1])
    .toMatchObject({ isForTakeout: true, isActive: true })
})

test("a refused switch stays as it was, and the dialog says why", async () => {
  const backend = backendOf()
  await open(backend)
  const Stale = staleRecordOf(companyPaymentMethods)
  const current = { ...backend.records(companyPaymentMethods)[0]!, version: 9 }
  await expect.element(toggle("Delivery: PIX")).toBeChecked()
  backend.refuse(callsOf(companyPaymentMethods).save, new Stale({ current: current as never }))
  await toggle("Delivery: PIX").click({ force: true })
  await dialog.getByRole("button", { name: "Stop accepting on delivery" }).click()
  await expect.element(dialog.getByRole("alert")).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect.element(toggle("Delivery: PIX")).toBeChecked()
})

test("whoever may only look reads what is accepted, without switches", async () => {
  await open(backendOf(), { readOnly: true })
  await expect.element(page.getByText("PIX", { exact: true })).toBeVisible()
  expect(page.getByRole("switch").elements()).toEqual([])
})

test("the grid is worked by keyboard alone, and fits a phone", async () => {
  await page.viewport(390, 800)
  const backend = backendOf()
  await open(backend)
  await expect.element(toggle("Delivery: PIX")).toBeInTheDocument()
  const shown = toggle("Delivery: PIX").element().closest("td")!
  expect(shown.getBoundingClientRect().width).toBeGreaterThan(0)
  expect(getComputedStyle(shown, "::before").content).toContain("Delivery")
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  toggle("Active: PIX").element().focus()
  await userEvent.keyboard(" ")
  await expect.element(dialog).toHaveAccessibleName("Deactivate PIX?")
  await userEvent.keyboard("{Escape}")
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toggle("Active: PIX")).toBeChecked()
  await expectAccessible()
})
