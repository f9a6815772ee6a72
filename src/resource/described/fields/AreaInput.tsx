import { Suspense, useId, useState } from "react"
import type { Area } from "../../../contract/resource/field.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { label as labelStyle } from "../../../ui/field/field.css.ts"
import { subtle } from "../../../ui/theme/text.css.ts"
import { readableValue } from "../readableValue.ts"
import type { FieldInputProps } from "./fieldInput.ts"
import { placed } from "./fields.css.ts"
import { lazily } from "../../../ui/root/lazily.tsx"

/** The map weighs much, so it is fetched once it is asked for. */
const AreaDialog = lazily(() => import("./area/AreaDialog.tsx"))

/** An area on the map: whether there is one, and a button that draws it. */
export const AreaInput = (props: FieldInputProps) => {
  const { field, path, label, value, error, hint, isReadOnly, reader, onChange } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const area = value === "" ? [] : (JSON.parse(value) as Area)
  const close = () => setOpen(false)
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={placed}
      data-invalid={error === undefined ? undefined : true}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      <span className={subtle}>
        {area.length === 0 ? reader.say("noArea") : readableValue(reader, path, field, area)}
      </span>
      {(!isReadOnly || area.length > 0) && (
        <span>
          <Button size="small" onPress={() => setOpen(true)}>
            {reader.say(isReadOnly ? "showArea" : "drawArea")}
          </Button>
        </span>
      )}
      {isOpen && (
        <Suspense>
          <AreaDialog
            {...{ label, area, isReadOnly }}
            locale={reader.locale}
            onClose={close}
            onApply={(next) => {
              onChange(next.length === 0 ? "" : JSON.stringify(next))
              close()
            }}
          />
        </Suspense>
      )}
      <FieldNote id={`${id}-note`} {...{ error, hint }} />
    </fieldset>
  )
}
