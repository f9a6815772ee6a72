import { type FormEvent, useState } from "react"
import { Button } from "../../ui/button/Button.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import * as css from "./importScreen.css.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly label: string
  readonly cell: string
  readonly isDisabled: boolean
  readonly onMend: (text: string) => void
}

/** The text of a cell, to be corrected in place; the file stays as it is. */
export const CellMend = ({ label, cell, isDisabled, onMend }: Props) => {
  const say = useImportWords()
  const [text, setText] = useState(cell)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text !== cell) onMend(text)
  }
  return (
    <form className={css.mend} onSubmit={send}>
      <TextField label={label} value={text} isDisabled={isDisabled} onChange={setText} />
      <Button type="submit" size="small" isDisabled={isDisabled || text === cell}>
        {say("correct")}
      </Button>
    </form>
  )
}
