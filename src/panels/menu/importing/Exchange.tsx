import { Suspense, useState } from "react"
import { useValue } from "../../../frame/useValue.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { upload } from "../../../ui/icon/listIcons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"
import { SpreadsheetQuestion } from "../../../resource/spreadsheet/SpreadsheetQuestion.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { useMenuWords } from "../words.ts"
import { useMenuFiles } from "./useMenuFiles.ts"

const ImportDialog = lazily(() => import("./ImportDialog.tsx"))

type Way = "import" | "sheet" | "openDelivery"

/** Ways to bring a menu in, and to save it as a file. */
export const Exchange = () => {
  const say = useMenuWords()
  const { model, mayEdit } = useMenuEdit()
  const data = useValue(model.shown)
  const files = useMenuFiles()
  const [isImporting, setImporting] = useState(false)
  const run: Readonly<Record<Way, () => void>> = {
    import: () => setImporting(true),
    sheet: files.sheet,
    openDelivery: files.openDelivery,
  }
  const exports = [
    { id: "sheet", label: say("exportSheet"), hasSeparator: true },
    { id: "openDelivery", label: say("exportOpenDelivery") },
  ] as const
  return (
    <>
      <Menu<Way>
        label={say("exchange")}
        trigger={<IconButton icon={upload} label={say("exchange")} />}
        items={[...(mayEdit ? [{ id: "import" as const, label: say("import") }] : []), ...exports]}
        onAction={(id) => run[id]()}
      />
      <SpreadsheetQuestion asking={files.asking} />
      {isImporting && data && (
        <Suspense>
          <ImportDialog data={data} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
