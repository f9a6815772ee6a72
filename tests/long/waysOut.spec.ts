import { editors } from "../e2e/editors.ts"
import { enter, test } from "../e2e/host.ts"
import { expectAsked, openEditor, waysOut } from "../e2e/waysOut.ts"

for (const editor of editors)
  test(`whoever writes ${editor.name} is asked on every way out`, async ({ page, host }) => {
    // A load would ask too.
    page.on("dialog", (dialog) => void dialog.accept())
    if (editor.who) await enter(page, host, editor.who)
    for (const [name, way] of Object.entries(waysOut)) {
      if (way.isOf && !way.isOf(editor)) continue
      await test.step(name, async () => {
        await openEditor(page, editor, way)
        await expectAsked(page, editor, way.leave)
      })
    }
  })
