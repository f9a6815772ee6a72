import { Button } from "../button/Button.tsx"
import { Dialog } from "./Dialog.tsx"
import { hint, item, items as list } from "./selectedDialog.css.ts"

export interface SelectedDialogProps {
  readonly title: string
  readonly items: readonly {
    readonly id: string
    readonly name: string
    /** At the end of the line, such as its number. */
    readonly hint?: string | undefined
  }[]
  readonly closeLabel: string
  readonly onClose: () => void
}

/** Lists what is selected, as it was fetched (specification, section 2). Render it to open it. */
export const SelectedDialog = ({ title, items, closeLabel, onClose }: SelectedDialogProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    title={title}
    width="list"
    footer={
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus
      <Button autoFocus onPress={onClose}>
        {closeLabel}
      </Button>
    }
  >
    <ul className={list}>
      {items.map(({ id, name, hint: said }) => (
        <li key={id} className={item}>
          <span>{name}</span>
          {said === undefined ? null : <span className={hint}>{said}</span>}
        </li>
      ))}
    </ul>
  </Dialog>
)
