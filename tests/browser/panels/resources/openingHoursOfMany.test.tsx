import { beforeEach, expect, test } from "vitest"
import { page, userEvent } from "vitest/browser"
import { companyGroups } from "../../../../src/contract/resources/companyGroups.ts"
import { openingHours } from "../../../../src/contract/resources/openingHours.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { listed, memoryBackend, sampleDeliveries } from "../../../../src/testing/index.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { button, seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

test("a manager closes all stores of a group and copies one's hours, and reads which could not be changed", async () => {
  const week = [[], [{ from: 540, to: 1080 }], [], [], [], [], []]
  const backend = memoryBackend({
    resources: [
      listed(companyGroups, [{ name: "Rede Centro", companies: [1, 2, 5] }]),
      listed(openingHours, [{ service: "ALL", week, owner: 2 }]),
    ],
    deliveries: sampleDeliveries.filter(({ company }) => company?._id === 1 || company?._id === 2),
  })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={companyGroups} open="1" tab="stores" />,
  })
  await button("Change 3 stores").click()
  await seen(/stop taking orders now/)
  await button("Change 3 stores").last().click()
  await seen("1 store stays as it was. The others are done.")
  await seen("Stays as it is: it has no delivery record")
  expect(backend.deliveries.map(({ isOpen, isManual }) => [isOpen, isManual])).toEqual([
    [false, true],
    [false, true],
  ])
  await page.getByRole("combobox", { name: "Copy from" }).selectOptions("2")
  await button("Copy to 2 stores").click()
  await button("Copy to 2 stores").last().click()
  await seen("Done in 2 stores")
  expect(backend.records(openingHours).map(({ owner }) => owner?._id)).toEqual([2, 1, 5])
})

test("a manager copies hours to other stores, and reads of each whether it took them", async () => {
  const week = [[], [{ from: 540, to: 1080 }], [], [], [], [], []]
  const backend = memoryBackend({
    resources: [
      listed(openingHours, [
        {
          service: "ALL",
          week,
          owner: 1,
          exceptions: [{ day: "2026-12-25", reason: "Christmas", isClosed: true }],
        },
        { service: "ALL", week: week.toReversed(), owner: 2 },
      ]),
    ],
  })
  await openStory(English, {
    backend,
    children: <ResourcePanel resource={openingHours} open="1" tab="copy" />,
  })
  await button("Add").click()
  await button("Add all 5 found").click()
  await userEvent.keyboard("{Escape}")
  await button("Copy to 4 stores").click()
  const path = "/company/hours"
  backend.offline(true)
  await button("Copy to 4 stores").last().click()
  await seen("4 stores stay as they were. The others are done.")
  backend.offline(false)
  await button("Copy to 4 stores").click()
  await button("Copy to 4 stores").last().click()
  await seen("Done in 4 stores")
  expect(backend.requests.filter((one) => one === `POST ${path}`)).toHaveLength(3)
  const kept = backend.records(openingHours)
  expect(kept.map(({ owner }) => owner?._id).toSorted()).toEqual([1, 2, 3, 4, 5])
  for (const { week: copied, exceptions } of kept)
    expect([copied, exceptions[0]?.day]).toEqual([week, "2026-12-25"])
  expect(kept[1]).toMatchObject({ version: 2, lastUpdatedBy: expect.any(String) })
})
