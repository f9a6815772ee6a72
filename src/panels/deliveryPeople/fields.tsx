import { maskCpf, formatCpf } from "../../contract/people/cpf.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { companyOptions } from "../../resource/companyOptions.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { CpfInput, LineInput } from "../../resource/described/fields/TextInputs.tsx"
import { referenceOf, referenceText } from "../../resource/described/kindTexts.ts"
import { zoneOf } from "../../contract/places/zoneOf.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import { recordOption } from "../../resource/recordOption.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { usePersonWord } from "./cells.tsx"
import { todayIn } from "./days.ts"
import { usePeopleWords } from "./words.ts"

/** A full name, over the whole line. */
export const NameInput = (props: FieldInputProps) => (
  <div className={wide}>
    <LineInput {...props} />
  </div>
)

/** A CPF, partly hidden until it is edited, unless its check digits are wrong. */
export const HiddenCpfInput = (props: FieldInputProps) => (
  <CpfInput {...props} shown={props.error === undefined ? maskCpf(props.value) : formatCpf(props.value)} />
)

/** The company they deliver for; fixed while a single company is viewed. */
export const CompanyInput = ({ label, error, value, isReadOnly, onChange }: FieldInputProps) => {
  const word = usePersonWord()
  const viewed = useValue(usePanel().client.session.company)
  const chosen = referenceOf(value) ?? (viewed && { _id: viewed._id, label: viewed.name ?? "" })
  return (
    <div className={wide}>
      <RecordField
        {...{ label, error }}
        placeholder={word("noCompany")}
        none={word("noCompany")}
        value={chosen && recordOption(chosen._id, chosen.label)}
        find={companyOptions}
        onChange={(option) =>
          onChange(option ? referenceText({ _id: option.recordId, label: option.label }) : "")
        }
        isDisabled={isReadOnly || viewed !== undefined}
      />
    </div>
  )
}

const dayMs = 86_400_000
/** Days before expiry from which the license shows a warning. */
const soonDays = 30

/** Until when a license is valid, with a warning once it has expired or soon will. */
export const ExpiryInput = (props: FieldInputProps) => {
  const say = usePeopleWords()
  const remaining =
    (Date.parse(props.value) - Date.parse(todayIn(props.reader.clock?.zone ?? zoneOf(undefined)))) / dayMs
  return (
    <>
      <LineInput {...props} />
      {remaining <= soonDays && (
        <div className={wide}>
          <Notice tone={remaining < 0 ? "danger" : "warning"}>
            {remaining < 0
              ? say("licenceExpired")
              : remaining === 0
                ? say("licenceExpiresToday")
                : say("licenceExpires", { count: remaining })}
          </Notice>
        </div>
      )}
    </>
  )
}
