import { type ComponentType, useState } from "react"
import type { FieldInputProps } from "./fieldInput.ts"
import { ListInput } from "./ListInput.tsx"
import { type ItemTexts, itemsOf, itemsText } from "../kindTexts.ts"
import { Button } from "../../../ui/button/Button.tsx"
import type { IconShape } from "../../../ui/icon/Icon.tsx"
import { row } from "../../../ui/theme/text.css.ts"

/** Input and result of a tool's dialog. */
export interface ToolProps {
  readonly items: ReadonlyArray<ItemTexts>
  readonly locale: FieldInputProps["reader"]["locale"]
  readonly onApply: (items: ReadonlyArray<ItemTexts>) => void
  readonly onClose: () => void
}

interface Tool {
  readonly label: string
  readonly icon: IconShape
  readonly Dialog: ComponentType<ToolProps>
}

interface Props {
  readonly input: FieldInputProps
  readonly tools: ReadonlyArray<Tool>
}

/** A list of items with buttons that change many of them in a dialog. */
export const ListWithTools = ({ input, tools }: Props) => {
  const [open, setOpen] = useState<Tool["Dialog"]>()
  const close = () => setOpen(undefined)
  const Dialog = open
  return (
    <>
      {!input.isReadOnly && tools.length > 0 && (
        <span className={row}>
          {tools.map(({ label, icon, Dialog: Own }) => (
            <Button key={label} size="small" icon={icon} onPress={() => setOpen(() => Own)}>
              {label}
            </Button>
          ))}
        </span>
      )}
      <ListInput {...input} />
      {Dialog && (
        <Dialog
          items={itemsOf(input.value)}
          locale={input.reader.locale}
          onClose={close}
          onApply={(items) => {
            input.onChange(itemsText(items))
            close()
          }}
        />
      )}
    </>
  )
}
