import { settingNamed, written } from "../../../contract/settings/settingKeys.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { Select } from "../../../ui/select/Select.tsx"
import { useRolloutWords } from "./words.ts"

interface Props {
  readonly settingKey: string
  readonly text: string
  readonly isDisabled: boolean
  readonly onChange: (text: string) => void
}

/** The value companies are to get: on or off, or a number within the setting's bounds. */
export const ValueField = ({ settingKey, text, isDisabled, onChange }: Props) => {
  const say = useRolloutWords()
  const { locale } = usePanel()
  const setting = settingNamed(settingKey)
  if (setting?.type === "BOOL")
    return (
      <Select
        label={say("value")}
        placeholder={say("choose")}
        options={(["true", "false"] as const).map((id) => ({ id, label: say(id === "true" ? "on" : "off") }))}
        value={text as "true" | "false" | ""}
        {...{ isDisabled, onChange }}
      />
    )
  if (setting?.type !== "INT" && setting?.type !== "MONEY") return null
  const isMoney = setting.type === "MONEY"
  const bound = (value: number) => (isMoney ? written(setting, value, locale) : String(value))
  return (
    <PanelNumberField
      label={say("value")}
      hint={say("bounds", { min: bound(setting.min), max: bound(setting.max) })}
      digits={isMoney ? 2 : 0}
      isFixed={isMoney}
      prefix={isMoney ? "R$" : undefined}
      suffix={isMoney ? undefined : setting.unit?.[locale === "ptBr" ? 0 : 1]}
      value={text}
      {...{ isDisabled, onChange }}
    />
  )
}
