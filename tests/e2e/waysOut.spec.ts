import type { Page } from "@playwright/test"
import { editors } from "./editors.ts"
import { enter, test } from "./host.ts"
import { expectAsked, openEditor, waysOut } from "./waysOut.ts"

const expectAskedBy = async (page: Page, name: string, way: string) => {
  const editor = editors.find((one) => one.name === name)!
  await openEditor(page, editor, waysOut[way])
  await expectAsked(page, editor, waysOut[way]!.leave)
}

/** One of each: on a page, and in a dialog that edits no record. The others are in `tests/long`. */
const some = [
  ["a record on a page, in the query", "Back after a reload"],
  ["a record on a page, in the query", "another company"],
  ["the reason of a move", "Back"],
  ["the reason of a move", "Escape"],
] as const

test("whoever writes is asked on a page and in a dialog, and goes on where they were", async ({
  page,
  host,
}) => {
  page.on("dialog", (dialog) => void dialog.accept())
  await enter(page, host, "root")
  for (const [name, way] of some) await expectAskedBy(page, name, way)
})

test("whoever registers, or asks for their account to be deleted, is asked by Back", async ({ page }) => {
  page.on("dialog", (dialog) => void dialog.accept())
  await expectAskedBy(page, "a registration", "Back")
  await expectAskedBy(page, "a request to delete an account", "Back")
})
