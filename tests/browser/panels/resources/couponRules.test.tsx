import { beforeEach, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import { coupons } from "../../../../src/contract/resources/coupons.ts"
import { ResourcePanel, type ResourcePanelProps } from "../../../../src/panels/resource/index.ts"
import { franchiseUser, listed, memoryBackend } from "../../../../src/testing/index.ts"
import { describedBackend } from "../../../../stories/panels/describedSamples.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, field, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

const openCoupons = (props: Partial<ResourcePanelProps> = {}) =>
  openStory(English, {
    backend: describedBackend(),
    children: <ResourcePanel resource={coupons} {...props} />,
  })

test("a franchise chooses itself or the store to pay for a coupon, and reads one the platform pays for", async () => {
  const theirs = {
    code: "DACASA",
    title: "Da casa",
    type: "PERCENT",
    percent: 1000,
    startsAt: "2020-01-05T12:00:00.000Z",
    audience: "ALL",
    fundedBy: "PLATFORM",
  } as const
  const open = (id: string) =>
    openStory(English, {
      backend: memoryBackend({ user: franchiseUser, resources: [listed(coupons, [theirs])] }),
      children: <ResourcePanel resource={coupons} open={id} />,
    })
  await open("new")
  await page.getByRole("tab", { name: "Rules" }).click()
  const payer = page.getByRole("radiogroup", { name: "Funded by" }).getByRole("radio")
  await vi.waitFor(() =>
    expect(payer.elements().map((one) => one.closest("label")?.textContent)).toEqual([
      "Franchise",
      "Company",
    ]),
  )
  await open("1")
  await seen("Only those who fund this coupon can change it.")
  expect(button("Save").elements()).toHaveLength(0)
  expect(button("Paused").elements()).toHaveLength(0)
})

test("a coupon says its rule while it is written, and which orders used it", async () => {
  const backend = await openCoupons({ open: "1" })
  const totals = {
    itemsCents: 5500,
    deliveryFeeCents: 690,
    serviceFeeCents: 0,
    tipCents: 0,
    discountCents: 550,
    totalCents: 5640,
  }
  const coupon = { _id: 1, code: "BEMVINDO10" }
  backend.placeOrder({ coupon, totals, customer: { name: "Rosa Prado", phone: "11970005555" } })
  backend.placeOrder({ coupon, totals, customer: { name: "Rosa Prado", phone: "11970005555" } })
  backend.placeOrder({ coupon, totals, status: "CANCELED" })
  backend.placeOrder({ customer: { name: "Other Person" } })
  await seen(/may apply at the same time, and the/)
  await seen(/^10% off, up to R\$25\.00, on orders of R\$30\.00 or more, placed through the app, on Fridays/)
  await field(/^Discount/).fill("12.5")
  await seen(/^12\.5% off/)
  await page.getByRole("tab", { name: "Uses" }).click()
  await expect.element(page.getByText("Rosa Prado").first()).toBeVisible()
  await seen("2 (and 1 canceled)")
  await seen("R$11.00")
  await seen("R$10.25 in sales for each R$1.00 off")
  await expect.element(page.getByText("Other Person")).not.toBeInTheDocument()
})

test("a coupon that is being written says what it would cost, and on which orders it loses nothing", async () => {
  await openCoupons({ open: "1" })
  await field(/^Discount \(%\)/).fill("20")
  await page.getByRole("tab", { name: "Simulator" }).click()
  await seen("Each order gets R$12.00 off.")
  await field("Average basket").fill("20")
  await seen("The coupon only applies to orders of R$30.00 or more.")
  await field("Average basket").fill("200")
  await seen("Each order gets R$25.00 off.")
})
