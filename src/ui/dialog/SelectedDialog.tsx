import { Button } from "../button/Button.tsx"
import { Dialog } from "./Dialog.tsx"
import { hint, item, items as list } from "./selectedDialog.css.ts"

export interface SelectedDialogProps {
  readonly title: string
  readonly items: readonly {
    readonly id: string
    readonly name: string
    /** Shown at the end of the line, such as the record's id. */
    readonly hint?: string | undefined
  }[]
  readonly closeLabel: string
  readonly onClose: () => void
}

/** Lists the selected records as they were fetched (specification, section 2). Open while rendered. */
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
      {items.map(({ id, name, hint: itemHint }) => (
        <li key={id} className={item}>
          <span>{name}</span>
          {itemHint === undefined ? null : <span className={hint}>{itemHint}</span>}
        </li>
      ))}
    </ul>
  </Dialog>
)
