import { menuChannels } from "../../../contract/menu/menuChoices.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { FieldOfKind } from "../../../resource/described/fields/FieldOfKind.tsx"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { CheckboxGroup } from "../../../ui/check/CheckboxGroup.tsx"
import { MomentField } from "../../../ui/field/MomentField.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { categoryTree } from "../shownItems.ts"
import { offeredStopEnds } from "../../../contract/menu/stopEnds.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { StopEndField } from "../stops/StopEndField.tsx"
import type { RuleFormProps } from "./RuleFormProps.ts"
import { PriceForm } from "./PriceForm.tsx"
import { useBulkWords } from "./words.ts"

const Category = ({ data, draft, onChange }: RuleFormProps) => {
  const say = useBulkWords()
  const tree = categoryTree(data)
  return (
    <Select
      label={say("CATEGORY")}
      options={tree.map(({ category: { _id, name } }) => ({ id: idKey(_id), label: name }))}
      value={draft.category === undefined ? "" : idKey(draft.category)}
      onChange={(id) =>
        onChange({ category: tree.find(({ category }) => idKey(category._id) === id)?.category._id })
      }
    />
  )
}

const Group = ({ data: { groups }, draft, onChange }: RuleFormProps) => {
  const say = useBulkWords()
  if (groups.length === 0) return <p>{say("noGroups")}</p>
  return (
    <>
      <Select
        label={say("group")}
        options={groups.map(({ _id, name, internalName }) => ({
          id: idKey(_id),
          label: internalName ? `${name} (${internalName})` : name,
        }))}
        value={draft.group === undefined ? "" : idKey(draft.group)}
        onChange={(id) => onChange({ group: groups.find(({ _id }) => idKey(_id) === id)?._id })}
      />
      <Checkbox
        label={say("take")}
        isSelected={draft.isTaken}
        onChange={(isTaken) => onChange({ isTaken })}
      />
    </>
  )
}

const Code = ({ draft, onChange }: RuleFormProps) => {
  const say = useBulkWords()
  return (
    <>
      <TextField
        label={say("prefix")}
        maxLength={30}
        value={draft.prefix}
        onChange={(prefix) => onChange({ prefix })}
      />
      <PanelNumberField
        label={say("first")}
        digits={0}
        value={draft.first}
        onChange={(first) => onChange({ first })}
      />
      <Checkbox
        label={say("isForEmpty")}
        isSelected={draft.isForEmpty}
        onChange={(isForEmpty) => onChange({ isForEmpty })}
      />
    </>
  )
}

const Channels = ({ draft, onChange }: RuleFormProps) => {
  const say = useBulkWords()
  const { locale } = usePanel()
  return (
    <CheckboxGroup
      label={say("CHANNELS")}
      hint={say("channelsHint")}
      options={Object.entries(menuChannels).map(([id, words]) => ({ id, label: wordsIn(words, locale) }))}
      value={draft.channels}
      onChange={(channels) => onChange({ channels })}
    />
  )
}

const Days = ({ draft, onChange }: RuleFormProps) => {
  const say = useBulkWords()
  const { startsOn, endsOn } = draft
  return (
    <>
      <MomentField
        type="date"
        label={say("startsOn")}
        value={startsOn}
        onChange={(day) => onChange({ startsOn: day })}
      />
      <MomentField
        type="date"
        label={say("endsOn")}
        hint={say("daysHint")}
        error={startsOn !== "" && endsOn !== "" && endsOn < startsOn ? say("daysOrder") : undefined}
        value={endsOn}
        onChange={(day) => onChange({ endsOn: day })}
      />
    </>
  )
}

const Hours = ({ draft, onChange }: RuleFormProps) => (
  <FieldOfKind
    field={menuItems.fields.week}
    path="week"
    reader={useRecordReader(menuItems)}
    value={draft.week}
    error={undefined}
    isReadOnly={false}
    onBlur={() => undefined}
    onChange={(week) => onChange({ week })}
  />
)

const SoldOut = ({ data: { store }, draft, onChange }: RuleFormProps) => {
  const at = useMenuEdit().now()
  const [usual = "OPEN"] = offeredStopEnds(store, at)
  return <StopEndField {...{ store, at }} value={draft.end ?? usual} onChange={(end) => onChange({ end })} />
}

/** Fields of the rule of a bulk change. */
export const RuleForm = (props: RuleFormProps) => {
  const say = useBulkWords()
  switch (props.kind) {
    case "PRICE":
    case "PROMOTION":
      return <PriceForm {...props} />
    case "CATEGORY":
      return <Category {...props} />
    case "CHANNELS":
      return <Channels {...props} />
    case "DAYS":
      return <Days {...props} />
    case "HOURS":
      return <Hours {...props} />
    case "GROUP":
      return <Group {...props} />
    case "CODE":
      return <Code {...props} />
    case "SOLD_OUT":
      return <SoldOut {...props} />
    case "SELL":
      return <p>{say("sellText")}</p>
    case "HIDE":
      return <p>{say("hideText")}</p>
    case "REMOVE":
      return <p>{say("removeText")}</p>
  }
}
