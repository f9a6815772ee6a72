import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import type { SettingKey } from "balcao/settings"
import { NumberField, PasswordField, Select, Switch, TextField } from "balcao/ui"
import { written } from "balcao/settings"
import { useSettingWords } from "./words.ts"

interface Props {
  readonly setting: SettingKey
  readonly label: string
  readonly text: string
  readonly isSet: boolean
  readonly error: string | undefined
  readonly isDisabled: boolean
  readonly onChange: (text: string) => void
}

/** A number within its bounds. */
const Amount = ({ setting, label, text, error, isDisabled, onChange }: Props) => {
  const { locale } = usePanel()
  const say = useSettingWords()
  if (setting.type !== "INT" && setting.type !== "MONEY") return null
  const isMoney = setting.type === "MONEY"
  const unit = isMoney ? undefined : setting.unit?.[locale === "en" ? 1 : 0]
  const bound = (value: number) => (isMoney ? written(setting, value, locale) : String(value))
  return (
    <NumberField
      label={label}
      hint={say("bounds", { min: bound(setting.min), max: bound(setting.max) })}
      locale={limits.locales[locale]}
      digits={isMoney ? 2 : 0}
      isFixed={isMoney}
      prefix={isMoney ? "R$" : undefined}
      suffix={unit}
      value={text}
      error={error}
      isReadOnly={isDisabled}
      onChange={onChange}
    />
  )
}

/** The field of a setting, by its type. */
export const SettingInput = (props: Props) => {
  const { setting, label, text, isSet, error, isDisabled, onChange } = props
  const { locale } = usePanel()
  const say = useSettingWords()
  switch (setting.type) {
    case "BOOL":
      return (
        <Switch
          label={label}
          isSelected={text === "true"}
          isDisabled={isDisabled}
          onChange={(isOn) => onChange(String(isOn))}
        />
      )
    case "INT":
    case "MONEY":
      return <Amount {...props} />
    case "ENUM":
      return (
        <Select
          label={label}
          options={Object.entries(setting.choices).map(([id, names]) => {
            return { id, label: names[locale === "en" ? 1 : 0] }
          })}
          value={text}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )
    case "STRING":
      return setting.isSecret ? (
        <PasswordField
          label={label}
          hint={say(isSet ? "secretSet" : "secretNone")}
          showLabel={say("show")}
          hideLabel={say("hide")}
          value={text}
          error={error}
          autoComplete="new-password"
          onChange={onChange}
        />
      ) : (
        <TextField label={label} value={text} error={error} onChange={onChange} />
      )
  }
}
