import { useState } from "react"
import { frameWords } from "../frame/words.ts"
import { useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { Button } from "../ui/button/Button.tsx"
import { SelectedDialog } from "../ui/dialog/SelectedDialog.tsx"
import type { List } from "./List.ts"
import { listWords } from "./words.ts"

/** Number of rows selected by name. A press lists them, whatever page they are on. */
export const SelectedRows = ({ list }: { readonly list: List }) => {
  const { model, spec, word } = list
  const say = useWords("list", listWords)
  const frame = useWords("frame", frameWords)
  const selected = useValue(model.selected)
  const [isOpen, setOpen] = useState(false)
  const title = word("selected", { count: selected.size })
  const rows = [...selected].flatMap((key) => {
    const row = model.rowOf(key)
    return row === undefined ? [] : [{ id: key, name: spec.rowTitle(row), hint: say("number", { id: key }) }]
  })
  return (
    <>
      <Button tone="quiet" size="small" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <SelectedDialog
          title={title}
          items={rows}
          closeLabel={frame("close")}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
