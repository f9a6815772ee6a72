import type { ReactNode } from "react"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { page } from "vitest/browser"
import {
  AccessPanel,
  ApplicationsPanel,
  CompanyDeliveriesPanel,
  ContactCentrePanel,
  DashboardPanel,
  DeliveryMapPanel,
  DeliveryPeoplePanel,
  LooseDeliveriesPanel,
  OrdersPanel,
  RolesPanel,
  StoreTogglePanel,
  UserEditorPanel,
  UsersPanel,
} from "../../../src/index.ts"
import { memoryBackend } from "../../../src/testing/index.ts"
import { English } from "../../../stories/panels/UsersPanel.stories.tsx"
import { platformInPage } from "../../platform/inPage.ts"
import { openStory } from "./openStory.ts"

beforeEach(async () => {
  // Each row left out is told to the page, also by an answer that comes after the test; the next test takes this away.
  vi.stubGlobal("reportError", () => {})
  await page.viewport(1280, 900)
})

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const mapped = (record: Fields, change: (name: string, value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(name, value)]))

const isId = (name: string) => name === "id" || name === "_id"

/** Records as platforms of long standing answer them. */
const oddities: Readonly<Record<string, (record: Fields) => unknown>> = {
  "have no _id": (record) => mapped(record, (name, value) => (name === "_id" ? undefined : value)),
  "have nothing but null beside their id": (record) =>
    mapped(record, (name, value) => (isId(name) ? value : null)),
  "say text as objects and lists as objects": (record) =>
    mapped(record, (name, value) =>
      isId(name) ? value : typeof value === "string" || Array.isArray(value) ? { 0: value } : value,
    ),
}

/** An answer of these records, its lists without a count and with rows that are no records. */
const oddly = (change: (record: Fields) => unknown, answer: unknown): unknown => {
  if (Array.isArray(answer))
    return [null, "65f1a0b20000000000000001", ...answer.map((row) => (isFields(row) ? change(row) : row))]
  if (!isFields(answer)) return answer
  return Array.isArray(answer["items"]) ? { items: oddly(change, answer["items"]) } : change(answer)
}

const isOfSession = (url: string) => /\/(me|auth-admin|permissions)\b/.test(url)

const panels: Readonly<Record<string, (onLoadError: (error: unknown) => void) => ReactNode>> = {
  access: (onLoadError) => <AccessPanel userId={3} onLoadError={onLoadError} />,
  applications: (onLoadError) => <ApplicationsPanel onLoadError={onLoadError} />,
  companyDeliveries: (onLoadError) => <CompanyDeliveriesPanel onLoadError={onLoadError} />,
  contactCentre: (onLoadError) => <ContactCentrePanel onLoadError={onLoadError} />,
  dashboard: (onLoadError) => <DashboardPanel onLoadError={onLoadError} />,
  deliveryMap: (onLoadError) => <DeliveryMapPanel onLoadError={onLoadError} />,
  deliveryPeople: (onLoadError) => <DeliveryPeoplePanel onLoadError={onLoadError} />,
  looseDeliveries: (onLoadError) => <LooseDeliveriesPanel onLoadError={onLoadError} />,
  orders: (onLoadError) => <OrdersPanel onLoadError={onLoadError} />,
  roles: (onLoadError) => <RolesPanel onLoadError={onLoadError} />,
  storeToggle: (onLoadError) => <StoreTogglePanel onLoadError={onLoadError} />,
  userEditor: (onLoadError) => <UserEditorPanel userId={4} onLoadError={onLoadError} />,
  users: (onLoadError) => <UsersPanel onLoadError={onLoadError} />,
}

const spell = (kind: number, index: number) =>
  `65f1a0b2${kind}`.padEnd(22, "0") + String(index).padStart(2, "0")

/** Opens a panel on a platform that answers oddly; what it told its host about loading. */
const open = async (change: (record: Fields) => unknown, panel: keyof typeof panels) => {
  const platform = platformInPage(panel === "storeToggle" ? "restaurant" : "root", spell)
  let answers = 0
  const fetch: typeof platform.fetch = async (input, init) => {
    const answer = await platform.fetch(input, init)
    const url = input instanceof Request ? input.url : String(input)
    const text = await answer.clone().text()
    answers += 1
    const isJson = answer.ok && text !== "" && answer.headers.get("content-type")?.includes("json")
    return isJson && !isOfSession(url) ? Response.json(oddly(change, JSON.parse(text))) : answer
  }
  const errors: Array<unknown> = []
  const children = panels[panel]!((error) => void errors.push(error))
  await openStory(English, { backend: { ...memoryBackend(), fetch }, children })
  await expect.poll(() => answers).toBeGreaterThan(0)
  await expect.poll(() => document.querySelectorAll("[aria-busy=true]").length).toBe(0)
  return errors
}

describe.each(Object.entries(oddities))("on a platform whose records %s", (_, change) => {
  test.each(Object.keys(panels))("someone who opens %s sees no error page", async (panel) => {
    expect(await open(change, panel)).toEqual([])
    await expect.element(page.getByText(/Something went wrong/)).not.toBeInTheDocument()
  })
})
