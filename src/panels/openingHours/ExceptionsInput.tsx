import type { openingHours } from "../../contract/resources/openingHours.ts"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { useState } from "react"
import { exceptionsOn } from "../../contract/companies/storeHours.ts"
import { nationalHolidays } from "../../contract/companies/holidays.ts"
import { limits } from "../../contract/limits.ts"
import { platformDay } from "../../contract/resource/datedItems.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { writtenDay } from "../../frame/written.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { CheckboxGroup } from "../../ui/check/CheckboxGroup.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { plus } from "../../ui/icon/icons.ts"
import { ListWithTools, type ToolProps } from "../../resource/described/fields/ListWithTools.tsx"
import { useHoursWords } from "./words.ts"

const datesOf = (items: ReadonlyArray<ItemTextsOf<typeof openingHours, "exceptions">>) =>
  items.map(({ day = "", until = "", repeatsYearly }) => ({
    day,
    until,
    repeatsYearly: repeatsYearly === "true",
  }))

/** Chooses which national holidays become exceptions; those that are there already are not offered. */
const HolidayDialog = ({ items, locale, onApply, onClose }: ToolProps) => {
  const say = useHoursWords()
  const [offered] = useState(() => {
    const dates = datesOf(items)
    return nationalHolidays(platformDay()).filter(({ day }) => exceptionsOn(day, dates).length === 0)
  })
  const [chosen, setChosen] = useState<ReadonlyArray<string>>(() =>
    offered.filter(({ isOptional }) => !isOptional).map(({ day }) => day),
  )
  const free = limits.list.maxItems - items.length
  const byDay = (
    one: ItemTextsOf<typeof openingHours, "exceptions">,
    other: ItemTextsOf<typeof openingHours, "exceptions">,
  ) => (one.day ?? "").localeCompare(other.day ?? "")
  const add = () => {
    const added = offered
      .filter(({ day }) => chosen.includes(day))
      .slice(0, free)
      .map(({ day, name, repeatsYearly }) => ({
        day,
        reason: wordsIn(name, locale),
        isClosed: "true",
        ...(repeatsYearly && { repeatsYearly: "true" }),
      }))
    onApply([...items, ...added].toSorted(byDay))
  }
  const options = offered.map(({ day, name, isOptional }) => ({
    id: day,
    label: say(isOptional ? "optionalDay" : "publicDay", {
      day: writtenDay(locale, day),
      name: wordsIn(name, locale),
    }),
  }))
  return (
    <Dialog
      isOpen
      title={say("holidays")}
      width="list"
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("addDays", { count: chosen.length })}
          isDisabled={chosen.length === 0}
          onCancel={onClose}
          onPress={add}
        />
      }
    >
      {offered.length === 0 ? (
        <p>{say("holidaysAll")}</p>
      ) : (
        <CheckboxGroup
          label={say("holidaysTitle")}
          hint={say("holidaysHint")}
          value={chosen}
          onChange={setChosen}
          options={options}
        />
      )}
    </Dialog>
  )
}

/** Days with other hours, among which national holidays can be taken over. */
const ExceptionsInput = (props: FieldInputProps) => {
  const say = useHoursWords()
  return (
    <ListWithTools input={props} tools={[{ label: say("holidays"), icon: plus, Dialog: HolidayDialog }]} />
  )
}

export default ExceptionsInput
