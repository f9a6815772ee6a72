import { usePanel } from "../../../frame/PanelContext.ts"
import { TextField } from "../../../ui/field/TextField.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { companySettings, settingAbout, settingLabel } from "./companySettings.ts"
import * as css from "./rollout.css.ts"
import { useRolloutWords } from "./words.ts"
import type { useRolloutRequest } from "./useRolloutRequest.ts"
import { ValueField } from "./ValueField.tsx"

interface Props {
  readonly form: ReturnType<typeof useRolloutRequest>
  readonly isDisabled: boolean
  /** Called when the compared values no longer match the form. */
  readonly onChange: () => void
}

/** Form for the setting to roll out and its new value. */
export const RolloutForm = ({ form, isDisabled, onChange }: Props) => {
  const say = useRolloutWords()
  const { locale } = usePanel()
  const { key, text, isStopping, confirmation } = form
  return (
    <div className={css.form}>
      <Select
        label={say("setting")}
        placeholder={say("choose")}
        hint={settingAbout(key, locale)}
        options={companySettings.map(([id]) => ({ id, label: settingLabel(id, locale) }))}
        value={key}
        isDisabled={isDisabled}
        onChange={(next) => {
          form.setKey(next)
          onChange()
        }}
      />
      {key !== "" && (
        <ValueField
          key={key}
          settingKey={key}
          {...{ text, isDisabled }}
          onChange={(next) => {
            form.setText(next)
            onChange()
          }}
        />
      )}
      {isStopping && (
        <TextField
          label={say("confirm", { key })}
          hint={say("confirmText")}
          autoComplete="off"
          value={confirmation}
          isDisabled={isDisabled}
          onChange={form.setConfirmation}
        />
      )}
    </div>
  )
}
