import { Button } from "../button/Button.tsx"

interface Props {
  readonly cancelLabel: string
  /** The verb of the action; while it runs, as it is going on. */
  readonly label: string
  readonly tone?: "primary" | "danger"
  readonly isBusy?: boolean
  /** The action cannot be done yet. */
  readonly isDisabled?: boolean
  /** The focus begins on the button that changes nothing. */
  readonly startsSafe?: boolean
  readonly onCancel: () => void
  readonly onPress: () => void
}

/** The footer of a dialog that does something: the way out, and its action. */
export const DialogButtons = (props: Props) => {
  const { cancelLabel, label, tone = "primary", isBusy = false, isDisabled = false } = props
  const { startsSafe = false, onCancel, onPress } = props
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus; the safe button gets it */}
      <Button tone="plain" autoFocus={startsSafe} isDisabled={isBusy} onPress={onCancel}>
        {cancelLabel}
      </Button>
      <Button tone={tone} busy={isBusy} isDisabled={isDisabled} onPress={onPress}>
        {label}
      </Button>
    </>
  )
}
