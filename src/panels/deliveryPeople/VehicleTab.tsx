import { vehicleTypes } from "../../contract/deliveryPerson.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { wide } from "../../resource/editor/editor.css.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { vehicleName } from "./cells.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { PersonTextField, usePersonField } from "./PersonTextField.tsx"
import type { TabProps } from "./tabs.ts"

/** The vehicles the platform names, and the one the record says. */
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

/** What they deliver with, and the licence to drive it. */
export const VehicleTab = (props: TabProps) => {
  const say = usePeopleWords()
  const { value } = usePersonField(props.draft, "hasBag")
  return (
    <>
      <EditorPart title={say("vehicle")} text={say("vehicleText")}>
        <TypeField {...props} />
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
      </EditorPart>
      <EditorPart title={say("licence")} text={say("licenceText")}>
        <PersonTextField {...props} name="cnhNumber" />
        <PersonTextField {...props} name="cnhCategory" />
        <PersonTextField {...props} name="cnhValidUntil" type="date" />
      </EditorPart>
    </>
  )
}
