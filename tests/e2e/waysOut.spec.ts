import { editors } from "./editors.ts"
import { enter, test } from "./host.ts"
import { expectAsked, openEditor, waysOut } from "./waysOut.ts"

/** One of each: on a page, and in a dialog that edits no record. The others are in `tests/long`. */
const some = [
  ["a record on a page, in the query", "Back after a reload"],
  ["the reason of a move", "Back"],
  ["the reason of a move", "Escape"],
] as const

test("whoever writes is asked by Back and by Escape, on a page and in a dialog", async ({ page, host }) => {
  page.on("dialog", (dialog) => void dialog.accept())
  await enter(page, host, "root")
  for (const [name, way] of some) {
    const editor = editors.find((one) => one.name === name)!
    const { leave, isReloaded } = waysOut[way]!
    await openEditor(page, editor, isReloaded)
    await expectAsked(page, editor, leave)
  }
})
