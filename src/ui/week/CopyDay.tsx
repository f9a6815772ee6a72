import { useLayoutEffect, useRef, useState } from "react"
import { Button } from "../button/Button.tsx"
import { CheckboxGroup } from "../check/CheckboxGroup.tsx"
import { copy } from "../icon/icons.ts"
import * as css from "./dayFields.css.ts"

export interface CopyDayLabels {
  /** The button that asks for the days, and then what they are asked for. */
  readonly copy: (day: string) => string
  readonly copyTo: (count: number) => string
  readonly cancel: string
}

interface Props {
  readonly name: string
  /** The other days, in the order of a week of business. */
  readonly otherDays: readonly { readonly id: string; readonly label: string }[]
  readonly labels: CopyDayLabels
  readonly onCopy: (days: ReadonlyArray<string>) => void
}

/** Gives a day's shifts to other days that are chosen first. */
export const CopyDay = ({ name, otherDays, labels, onCopy }: Props) => {
  const [selectedDays, setChosen] = useState<ReadonlyArray<string>>()
  const place = useRef<HTMLDivElement>(null)
  const isOpen = selectedDays !== undefined
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    if (isOpen) place.current?.querySelector("input")?.focus()
    else if (wasOpen.current) place.current?.querySelector("button")?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => setChosen(undefined)
  return (
    <div ref={place} className={css.copy}>
      {selectedDays ? (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the controls within
        <div className={css.copied} onKeyDown={(event) => event.key === "Escape" && close()}>
          <CheckboxGroup
            label={labels.copy(name)}
            options={otherDays}
            value={selectedDays}
            onChange={setChosen}
          />
          <span className={css.acts}>
            <Button
              size="small"
              tone="primary"
              isDisabled={selectedDays.length === 0}
              onPress={() => {
                onCopy(selectedDays)
                close()
              }}
            >
              {labels.copyTo(selectedDays.length)}
            </Button>
            <Button size="small" tone="quiet" onPress={close}>
              {labels.cancel}
            </Button>
          </span>
        </div>
      ) : (
        <Button size="small" tone="quiet" icon={copy} onPress={() => setChosen([])}>
          {labels.copy(name)}
        </Button>
      )}
    </div>
  )
}
