import { vehicleTypes } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { wide } from "../../resource/editor/editor.css.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { vehicleName } from "./cells.tsx"
import { today } from "./days.ts"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { Detail } from "./Detail.tsx"
import { PersonTextField, usePersonField } from "./PersonTextField.tsx"
import type { TabProps } from "./tabs.ts"

/** The known vehicle types, and the one of the record. */
const TypeField = ({ draft, isReadOnly }: TabProps) => {
  const say = usePeopleWords()
  const { value, label, error } = usePersonField(draft, "typeOfVehicle")
  const types = new Set<string>([...vehicleTypes, ...(value === "" ? [] : [value])])
  return (
    <Select
      {...{ label, error, value }}
      placeholder={say("choose")}
      options={[...types].map((id) => ({ id, label: vehicleName(say, id) }))}
      isDisabled={isReadOnly}
      onChange={(id) => draft.text.write("typeOfVehicle", id)}
    />
  )
}

const day = 86_400_000
/** Days before expiry from which the license shows a warning. */
const soon = 30

/** Warns about a license that has expired or soon will. */
const Expiry = ({ draft }: TabProps) => {
  const say = usePeopleWords()
  const { value } = usePersonField(draft, "cnhValidUntil")
  const left = (Date.parse(value) - Date.parse(today())) / day
  if (!(left <= soon)) return null
  return (
    <div className={wide}>
      <Notice tone={left < 0 ? "danger" : "warning"}>
        {left < 0
          ? say("licenceExpired")
          : left === 0
            ? say("licenceExpiresToday")
            : say("licenceExpires", { count: left })}
      </Notice>
    </div>
  )
}

/** The vehicle and the driver's license. */
export const VehicleTab = (props: TabProps) => {
  const say = usePeopleWords()
  const { value } = usePersonField(props.draft, "hasBag")
  return (
    <>
      <EditorPart title={say("vehicle")} text={say("vehicleText")}>
        <TypeField {...props} />
        <Detail>
          <PersonTextField {...props} name="plate" />
          <PersonTextField {...props} name="model" />
          <PersonTextField {...props} name="color" />
          <div className={wide}>
            <Checkbox
              label={say("hasBag")}
              isSelected={value !== ""}
              isDisabled={props.isReadOnly}
              onChange={(has) => props.draft.text.write("hasBag", has ? "yes" : "")}
            />
          </div>
        </Detail>
      </EditorPart>
      <Detail>
        <EditorPart title={say("licence")} text={say("licenceText")}>
          <PersonTextField {...props} name="cnhNumber" />
          <PersonTextField {...props} name="cnhCategory" />
          <PersonTextField {...props} name="cnhValidUntil" type="date" />
          <Expiry {...props} />
        </EditorPart>
      </Detail>
    </>
  )
}
