import { useContext, useId, useRef, useState } from "react"
import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { label as labelStyle } from "../../../ui/field/field.css.ts"
import { plus, x } from "../../../ui/icon/icons.ts"
import { Popover } from "../../../ui/popover/Popover.tsx"
import { FoundOptions } from "../../FoundOptions.tsx"
import { RecordField } from "../../RecordField.tsx"
import { recordOption, type RecordOption } from "../../recordOption.ts"
import { foundChoices } from "../foundChoices.ts"
import { referenceOf, referencesOf, referencesText, referenceText } from "../kindTexts.ts"
import type { FieldInputProps } from "./fieldInput.ts"
import * as css from "./fields.css.ts"
import { NamingContext } from "./naming.ts"

/** Another record, found by its name. */
export const ReferenceInput = (props: FieldInputProps) => {
  const { field, label, value, error, hint, optionalLabel, isRequired, isReadOnly, reader, onChange } = props
  const chosen = referenceOf(value)
  const naming = useContext(NamingContext)
  return (
    <RecordField
      {...{ label, error, hint, optionalLabel, isRequired }}
      isDisabled={isReadOnly}
      placeholder={reader.say("choose")}
      value={chosen && recordOption(chosen._id, chosen.label)}
      find={foundChoices(field.to ?? "", naming)}
      {...(isRequired ? {} : { none: reader.say("none") })}
      onChange={(option) =>
        onChange(option ? referenceText({ _id: option.recordId, label: option.label }) : "")
      }
    />
  )
}

/** Several other records: each with a button that takes it out, and a search for more. */
export const ReferencesInput = (props: FieldInputProps) => {
  const { field, label, value, error, hint, isReadOnly, reader, onChange } = props
  const id = useId()
  const naming = useContext(NamingContext)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const chosen = referencesOf(value)
  const withoutKey = (key: string) => chosen.filter((one) => String(one._id) !== key)
  const addAll = (options: ReadonlyArray<RecordOption>) => {
    const more = options.filter((option) => !isChosen(option.id))
    onChange(
      referencesText([
        ...chosen,
        ...more.map(({ recordId, label: name }) => ({ _id: recordId, label: name })),
      ]),
    )
  }
  const isChosen = (key: string) => chosen.some((one) => String(one._id) === key)
  return (
    <fieldset aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`} className={css.references}>
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      <ul className={css.chosen}>
        {chosen.map((one) => {
          const name = one.label || `#${one._id}`
          return (
            <li key={one._id} className={css.chosenOne}>
              {name}
              {!isReadOnly && (
                <IconButton
                  icon={x}
                  size="small"
                  label={reader.say("takeOut", { name })}
                  onPress={() => {
                    onChange(referencesText(withoutKey(String(one._id))))
                    button.current?.focus()
                  }}
                />
              )}
            </li>
          )
        })}
        {!isReadOnly && (
          <li>
            <Button
              ref={button}
              size="small"
              icon={plus}
              aria-expanded={isOpen}
              onPress={() => setOpen(true)}
            >
              {reader.say("add")}
            </Button>
          </li>
        )}
        {!isReadOnly && chosen.length > 1 && (
          <li>
            <Button
              size="small"
              tone="quiet"
              onPress={() => {
                onChange("")
                button.current?.focus()
              }}
            >
              {reader.say("takeOutAll")}
            </Button>
          </li>
        )}
      </ul>
      <Popover label={label} triggerRef={button} isOpen={isOpen} onClose={() => setOpen(false)}>
        <FoundOptions
          label={label}
          value={chosen.map((one) => String(one._id))}
          find={foundChoices(field.to ?? "", naming)}
          all={{ label: (count) => reader.say("addAll", { count }), onPress: addAll }}
          onChoose={(option) =>
            option &&
            onChange(
              referencesText(
                isChosen(option.id)
                  ? withoutKey(option.id)
                  : [...chosen, { _id: option.recordId, label: option.label }],
              ),
            )
          }
        />
      </Popover>
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </fieldset>
  )
}
