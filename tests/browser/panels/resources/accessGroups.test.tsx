import { beforeEach, expect, test } from "vitest"
import { page } from "vitest/browser"
import { accessGroups } from "../../../../src/contract/resources/accessGroups.ts"
import { ResourcePanel } from "../../../../src/panels/resource/index.ts"
import { franchiseUser, listed, memoryBackend } from "../../../../src/testing/index.ts"
import { English } from "../../../../stories/panels/ResourcePanel.stories.tsx"
import { openStory } from "../openStory.ts"
import { seen } from "./onScreen.ts"

beforeEach(() => page.viewport(1280, 800))

test("a group that gives more than one has oneself takes nobody in, and says why", async () => {
  const group = { title: "Plantão", permissions: ["accessToFoodOrders"], isActive: true, owner: 1 } as const
  const isApplication = { franchises: [], isApplication: true }
  const backend = memoryBackend({
    user: { ...franchiseUser, ...isApplication, permissions: [{ name: "accessToAccessGroup" }] },
    resources: [listed(accessGroups, [group])],
  })
  const members = <ResourcePanel resource={accessGroups} open="1" tab="members" />
  await openStory(English, { backend, children: members })
  await seen("This group gives permissions you do not have, so you cannot add anyone to it.")
  expect(page.getByRole("heading", { name: "Add people" }).elements()).toHaveLength(0)
})
