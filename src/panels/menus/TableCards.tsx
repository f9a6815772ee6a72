import { useRef, useState } from "react"
import type { MenuRow } from "../../contract/menu/menuData.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { Button } from "../../ui/button/Button.tsx"
import { QrCode } from "../../ui/code/QrCode.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { printDocument } from "../../ui/print/printDocument.ts"
import * as css from "./tableCards.css.ts"
import { cardRules, TableSheet } from "./TableSheet.tsx"
import { maxTables, tableNumbers } from "./tableNumbers.ts"
import { useMenusWords } from "./words.ts"

interface Props {
  readonly menu: MenuRow
  readonly store: string
  /** The menu's public page, as the host links to it. */
  readonly address: string
  readonly onClose: () => void
}

/** The QR code of a menu's public page: its address to copy, and cards to print for some tables. */
const TableCards = ({ menu: { name }, store, address, onClose }: Props) => {
  const say = useMenusWords()
  const showSnackbar = useSnackbar()
  const sheet = useRef<HTMLDivElement>(null)
  const [first, setFirst] = useState("")
  const [last, setLast] = useState("")
  const { href } = new URL(address, document.baseURI)
  const tables = tableNumbers(first, last)
  const title = say("tablesOf", { name })
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => showSnackbar(say("copied")),
      () => showSnackbar(say("notCopied")),
    )
  return (
    <Dialog
      isOpen
      width="list"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say("close")}</Button>
          <Button
            tone="primary"
            isDisabled={!tables}
            onPress={() => sheet.current && printDocument(sheet.current, title, cardRules)}
          >
            {say("print")}
          </Button>
        </>
      }
    >
      <div className={css.parts}>
        <div className={css.code}>
          <QrCode text={href} label={say("qrOf", { name })} size="144px" />
          <div className={css.about}>
            <a href={href} target="_blank" rel="noreferrer" className={css.address}>
              {href}
            </a>
            <Button size="small" onPress={() => void copy()}>
              {say("copyLink")}
            </Button>
          </div>
        </div>
        <div className={css.range}>
          <PanelNumberField label={say("firstTable")} digits={0} value={first} onChange={setFirst} />
          <PanelNumberField
            label={say("lastTable")}
            digits={0}
            value={last}
            error={tables ? undefined : say("tablesWrong", { max: maxTables })}
            onChange={setLast}
          />
        </div>
        <p className={css.hint}>{say("tablesHint", { max: maxTables })}</p>
        <div hidden>
          <div ref={sheet}>
            <TableSheet {...{ store, name, href }} tables={tables ?? []} />
          </div>
        </div>
      </div>
    </Dialog>
  )
}

export default TableCards
