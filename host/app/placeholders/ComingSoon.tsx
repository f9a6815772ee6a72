import { Button, layers, EmptyState } from "balcao/ui"
import { SideSheet } from "../sheets/SideSheet.tsx"
import { type Sheet, useSheet } from "../sheets/openSheet.ts"

interface Props {
  readonly name: string
  readonly title: string
  readonly text: string
  /** The existing sheet offered instead. */
  readonly instead: { readonly sheet: Sheet; readonly label: string }
  readonly onClose: () => void
}

/** A sheet that says its feature does not exist yet and offers an existing one. */
export const ComingSoon = ({ name, title, text, instead, onClose }: Props) => {
  const open = useSheet()
  return (
    <SideSheet title={name} onClose={onClose}>
      <EmptyState
        icon={layers}
        title={title}
        text={text}
        action={<Button onPress={() => open(instead.sheet)}>{instead.label}</Button>}
      />
    </SideSheet>
  )
}
