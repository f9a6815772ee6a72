import { maskCpf } from "../../contract/people/cpf.ts"
import { registrations } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { wordOf } from "../../frame/wordOf.ts"
import { formatCpf } from "../../contract/people/cpf.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { companyOptions } from "../../resource/companyOptions.ts"
import { DigitsField } from "../../resource/editor/DigitsField.tsx"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { editorWords } from "../../resource/editor/editorWords.ts"
import { wide } from "../../resource/editor/editor.css.ts"
import { PhoneField } from "../../resource/editor/PhoneField.tsx"
import { RecordField } from "../../resource/RecordField.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { Detail } from "./Detail.tsx"
import { PersonTextField, usePersonField } from "./PersonTextField.tsx"
import type { TabProps } from "./tabs.ts"

/** A CPF, partly hidden until it is edited, unless its check digits are wrong. */
const CpfField = ({ draft, isReadOnly }: TabProps) => {
  const say = useWords("editor", editorWords)
  const { value, ...field } = usePersonField(draft, "cpf")
  const whole = formatCpf(value)
  return (
    <DigitsField
      {...field}
      inputMode="numeric"
      optionalLabel={say("optional")}
      isReadOnly={isReadOnly}
      shown={field.error === undefined ? maskCpf(value) : whole}
      edited={whole}
      onDigits={(digits) => draft.text.write("cpf", digits)}
    />
  )
}

/** The company they deliver for; fixed while a single company is viewed. */
const CompanyField = ({ draft, isReadOnly }: TabProps) => {
  const say = usePeopleWords()
  const { client } = usePanel()
  const viewed = useValue(client.session.company)
  const { value, label, error } = usePersonField(draft, "company")
  return (
    <RecordField
      {...{ label, error }}
      placeholder={say("noCompany")}
      none={say("noCompany")}
      value={value === "" ? undefined : draft.companyOf(value)}
      find={companyOptions}
      onChange={draft.chooseCompany}
      isDisabled={isReadOnly || viewed !== undefined}
    />
  )
}

const RegistrationField = ({ draft, isReadOnly }: TabProps) => {
  const say = usePeopleWords()
  const { value, label, error } = usePersonField(draft, "registration")
  // A value this library does not know stays an option, so that saving does not lose it.
  const kept = useValue(draft.person).data?.registration
  const offered = [...new Set<string>([...registrations, ...(kept ? [kept] : [])])]
  return (
    <Select
      {...{ label, error, value }}
      placeholder={say("choose")}
      options={offered.map((id) => ({ id, label: wordOf(say, "registration", id) }))}
      isDisabled={isReadOnly}
      onChange={(id) => draft.text.write("registration", id)}
    />
  )
}

/** Personal data and company. */
export const DataTab = (props: TabProps) => {
  const say = usePeopleWords()
  const { draft, isReadOnly } = props
  const { registration, blockedReason } = useValue(draft.text.texts)
  const phone = usePersonField(draft, "phone")
  const isRefused = registration === "BLOCKED" || registration === "REJECTED"
  return (
    <>
      <EditorPart title={say("identity")} text={say("identityText")}>
        <PersonTextField {...props} name="name" isWide isRequired />
        <CpfField {...props} />
        <Detail>
          <PersonTextField {...props} name="birthDate" type="date" />
          <PhoneField
            {...phone}
            isReadOnly={isReadOnly}
            onDigits={(digits) => draft.text.write("phone", digits)}
          />
          <PersonTextField {...props} name="pixKey" />
        </Detail>
      </EditorPart>
      <EditorPart title={say("work")} text={say("workText")}>
        <div className={wide}>
          <CompanyField {...props} />
        </div>
        <Detail>
          <RegistrationField {...props} />
          {(isRefused || blockedReason !== "") && (
            <PersonTextField {...props} name="blockedReason" isRequired={isRefused} />
          )}
        </Detail>
      </EditorPart>
    </>
  )
}
