import { useState } from "react"
import type { Spreadsheet } from "../../contract/wire/csv.ts"
import { frameWords } from "../../frame/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { muted } from "../../ui/theme/text.css.ts"
import { listWords } from "../words.ts"
import { spreadsheetChoice } from "./spreadsheetChoice.ts"
import type { SpreadsheetAsking } from "./useSpreadsheet.ts"

/** Asks which spreadsheet opens the file, because its separators and days are that one's. */
const SpreadsheetDialog = ({ asking }: { readonly asking: SpreadsheetAsking }) => {
  const { client, locale } = usePanel()
  const say = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  const [spreadsheet, setSpreadsheet] = useState<Spreadsheet>(
    () => spreadsheetChoice(client).read() ?? locale,
  )
  return (
    <Dialog
      isOpen={asking.isAsking}
      title={say("spreadsheet")}
      width="delete"
      closeLabel={frame("close")}
      onClose={asking.cancel}
      footer={
        <DialogButtons
          cancelLabel={frame("cancel")}
          label={say("saveFile")}
          onCancel={asking.cancel}
          onPress={() => asking.choose(spreadsheet)}
        />
      }
    >
      <div className={stack}>
        <RadioGroup
          label={say("spreadsheetOf")}
          options={(["ptBr", "en"] as const).map((id) => ({ id, label: say(`spreadsheet.${id}`) }))}
          value={spreadsheet}
          onChange={setSpreadsheet}
        />
        <p className={muted}>{say("spreadsheetKept")}</p>
      </div>
    </Dialog>
  )
}

export default SpreadsheetDialog
