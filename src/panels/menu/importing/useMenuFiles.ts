import type { MenuData } from "../../../contract/menu/menuData.ts"
import { menu as calls } from "../../../contract/menu/menuCalls.ts"
import { publicPicturePath } from "../../../contract/menu/public/publicPicturePath.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { fileName, saveBlob, saveCsv } from "../../../resource/saveFile.ts"
import { useSpreadsheet } from "../../../resource/spreadsheet/useSpreadsheet.ts"
import { useMenuEdit } from "../menuEdit.ts"

/** Saves the menu as files: a sheet for a spreadsheet of the user's, or Open Delivery's JSON. Both are fetched when asked for. */
export const useMenuFiles = () => {
  const { client } = usePanel()
  const { model, now } = useMenuEdit()
  const asking = useSpreadsheet()
  const nameOf = () => fileName("menu", new Date(now()))
  const save = (write: (data: MenuData) => Promise<void>) => {
    const data = model.shown.peek()
    if (data) write(data).catch(reportError)
  }
  const sheet = () =>
    asking.withSpreadsheet((spreadsheet, saved) =>
      save(async (data) => {
        const { writeSheet } = await import("./writeSheet.ts")
        saveCsv(nameOf(), writeSheet(data, spreadsheet))
        saved()
      }),
    )
  const openDelivery = () =>
    save(async (data) => {
      const { baseSnapshot } = await import("./baseSnapshot.ts")
      const pictures = client.api.address({ ...calls.editor, path: publicPicturePath })
      const snapshot = baseSnapshot(data, now(), (file) => pictures + idKey(file))
      const json = JSON.stringify(snapshot, undefined, 2)
      saveBlob(nameOf().replace(/csv$/, "json"), new Blob([json], { type: "application/json" }))
    })
  return { asking, sheet, openDelivery }
}
