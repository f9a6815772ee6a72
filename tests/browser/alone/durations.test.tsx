import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { page, userEvent } from "vitest/browser"
import { calls } from "../../../src/contract/calls.ts"
import { Forbidden } from "../../../src/contract/wire/refusals.ts"
import { UserEditorPanel } from "../../../src/panels/userEditor/UserEditorPanel.tsx"
import { memoryBackend } from "../../../src/testing/index.ts"
import * as forgot from "../../../stories/panels/ForgotPasswordPanel.stories.tsx"
import * as register from "../../../stories/panels/RegisterPanel.stories.tsx"
import * as roleStories from "../../../stories/panels/RolesPanel.stories.tsx"
import * as editor from "../../../stories/panels/UserEditorPanel.stories.tsx"
import * as userStories from "../../../stories/panels/UsersPanel.stories.tsx"
import { openStory } from "../panels/openStory.ts"

beforeEach(() => page.viewport(1280, 800))
afterEach(() => vi.useRealTimers())

const button = (name: string) => page.getByRole("button", { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const confirm = (name: string) => page.getByRole("alertdialog").getByRole("button", { name, exact: true })

const saveRole = async () => {
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Fiscal")
  await page.getByRole("dialog").getByText("Carrinhos", { exact: true }).click()
  await button("Save").click()
}

const saysOnce = [
  {
    what: "a saved role",
    words: "Role successfully has been saved.",
    lasts: 10_000,
    cause: async () => {
      await openStory(roleStories.NewRole)
      await saveRole()
    },
  },
  {
    what: "a role that was not saved",
    words: "You need the permission “Users and roles”.",
    lasts: 30_000,
    cause: async () => {
      const backend = memoryBackend()
      await openStory(roleStories.NewRole, { backend })
      backend.refuse(calls.roles.create, new Forbidden({ needs: ["accessToUserUser"] }))
      await saveRole()
    },
  },
  {
    what: "a deleted role",
    words: "Role has been deleted",
    lasts: 10_000,
    cause: async () => {
      await openStory(roleStories.English)
      await page.getByRole("row", { name: "Atendente" }).getByRole("button", { name: "Delete role" }).click()
      await confirm("Delete").click()
    },
  },
  {
    what: "a deleted user",
    words: "User has been deleted",
    lasts: 10_000,
    cause: async () => {
      await openStory(userStories.Asking)
      await confirm("Delete").click()
    },
  },
  {
    what: "a saved user",
    words: "User successfully has been saved.",
    lasts: 5000,
    cause: async () => {
      await openStory(editor.English)
      await button("Save").click()
    },
  },
  {
    what: "a changed password",
    words: "User password successfully has been changed.",
    lasts: 5000,
    cause: async () => {
      await openStory(editor.English, { children: <UserEditorPanel userId={4} tab="password" /> })
      await field("Password").fill("uma-senha")
      await field("Confirm password").fill("uma-senha")
      await button("Change password").click()
    },
  },
  {
    what: "a registration",
    words: "Your account has been created. Sign in with your email.",
    lasts: 5000,
    cause: () => openStory(register.Registered),
  },
  {
    what: "a forgotten password",
    words: "If there is an account with this email, a message with the next step is on its way.",
    lasts: 5000,
    cause: () => openStory(forgot.Asked),
  },
]

test.each(saysOnce)("$what is told for $lasts ms", async ({ words, lasts, cause }) => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "performance", "Date"],
    shouldAdvanceTime: true,
  })
  await cause()
  const told = page.getByText(words, { exact: false }).first()
  await expect.element(told).toBeVisible()
  vi.setTimerTickMode("manual")
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  await vi.advanceTimersByTimeAsync(lasts - 2000)
  await expect.element(told).toBeVisible()
  await vi.advanceTimersByTimeAsync(2000)
  await expect.element(told).not.toBeInTheDocument()
})
