import { IconButton } from "../../../ui/button/IconButton.tsx"
import { upload } from "../../../ui/icon/listIcons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { SpreadsheetQuestion } from "../../../resource/spreadsheet/SpreadsheetQuestion.tsx"
import { useMenuEdit } from "../menuEdit.ts"
import { useMenuWords } from "../words.ts"
import { useMenuFiles } from "./useMenuFiles.ts"

type Way = "import" | "sheet" | "openDelivery"

/** Ways to bring a menu in, and to save it as a file. */
export const Exchange = ({ onImport }: { readonly onImport: () => void }) => {
  const say = useMenuWords()
  const { mayEdit } = useMenuEdit()
  const files = useMenuFiles()
  const run: Readonly<Record<Way, () => void>> = {
    import: onImport,
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
    </>
  )
}
