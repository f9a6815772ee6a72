import { useState } from "react"
import { hundredthsOf } from "../../contract/wire/plainNumber.ts"
import { writtenMoney } from "../../frame/written.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import type { ToolProps } from "../../resource/described/fields/ListWithTools.tsx"
import { useCitiesWords } from "./words.ts"
import * as css from "./cities.css.ts"
import { type BadLine, type FeeChange, pastedFees } from "./pastedFees.ts"

interface Reading {
  readonly locale: FieldInputProps["reader"]["locale"]
}

const Changes = ({ changes, locale }: Reading & { readonly changes: ReadonlyArray<FeeChange> }) => {
  const say = useCitiesWords()
  const money = (text: string) => {
    const cents = hundredthsOf(text)
    return Number.isNaN(cents) ? text || "–" : writtenMoney(locale, cents)
  }
  return (
    <table className={css.changes}>
      <caption className={css.caption}>{say("changes")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("neighborhood")}</th>
          <th scope="col">{say("before")}</th>
          <th scope="col">{say("after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ at, name, before, after }) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            <td>{money(before)}</td>
            <td>{money(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const BadLines = ({ bad, count }: { readonly bad: ReadonlyArray<BadLine>; readonly count: number }) => {
  const say = useCitiesWords()
  return (
    <Notice tone="warning">
      <strong>{say("bad")}</strong>
      <ul className={css.bad}>
        {bad.map(({ line, problem, text }) => (
          <li key={line}>
            {say("line", { line: String(line), text: say(`bad.${problem}`, { text, count }) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Fees from a spreadsheet: what they change is seen before it is taken over. */
export const PasteFees = ({ items, locale, onApply, onClose }: ToolProps) => {
  const say = useCitiesWords()
  const [text, setText] = useState("")
  const { changes, bad } = pastedFees(text, items)
  const apply = () => {
    const fees = new Map(changes.map(({ at, after }) => [at, after]))
    onApply(items.map((item, at) => (fees.has(at) ? { ...item, deliveryFee: fees.get(at) ?? "" } : item)))
  }
  return (
    <Dialog
      isOpen
      title={say("pasteTitle")}
      width="list"
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("apply", { count: changes.length })}
          isDisabled={changes.length === 0}
          onCancel={onClose}
          onPress={apply}
        />
      }
    >
      <div className={css.dialog}>
        <TextArea label={say("pasteText")} hint={say("pasteHint")} value={text} onChange={setText} />
        <div className={css.dialog} aria-live="polite">
          {bad.length > 0 && <BadLines bad={bad} count={items.length} />}
          {changes.length > 0 && <Changes {...{ changes, locale }} />}
          {text.trim() !== "" && changes.length === 0 && <p>{say("nothing")}</p>}
        </div>
      </div>
    </Dialog>
  )
}
