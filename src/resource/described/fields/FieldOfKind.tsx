import { useContext } from "react"
import type { Kind } from "../../../contract/resource/field.ts"
import { PartsContext } from "../parts.ts"
import { AreaInput } from "./AreaInput.tsx"
import { ChoiceInput, ChoicesInput, FlagInput } from "./ChoiceInputs.tsx"
import { FileInput } from "./FileInput.tsx"
import { fieldLabel } from "../readableValue.ts"
import type { FieldInput, FieldProps } from "./fieldInput.ts"
import { HoursInput } from "./HoursInput.tsx"
import { ListInput } from "./ListInput.tsx"
import { PlaceInput } from "./PlaceInput.tsx"
import { ReferenceInput, ReferencesInput } from "./ReferenceInputs.tsx"
import { ColourInput, CpfInput, LineInput, LinesInput, NumberInput, PhoneInput } from "./TextInputs.tsx"

/** The input of each kind. */
const inputs: Readonly<Record<Kind, FieldInput>> = {
  text: LineInput,
  lines: LinesInput,
  code: LineInput,
  email: LineInput,
  link: LineInput,
  colour: ColourInput,
  cpf: CpfInput,
  cnpj: LineInput,
  phone: PhoneInput,
  count: NumberInput,
  decimal: NumberInput,
  percent: NumberInput,
  money: NumberInput,
  flag: FlagInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  day: LineInput,
  moment: LineInput,
  time: LineInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  image: FileInput,
  file: FileInput,
  hours: HoursInput,
  place: PlaceInput,
  area: AreaInput,
  list: ListInput,
}

/** The hint of a field; a moment by another clock than the reader's names that clock. */
const hintOf = ({ field: { kind, rules }, path, reader }: FieldProps): string | undefined => {
  const own = rules.hint && reader.word(`hint.${path}`)
  const city = kind === "moment" ? reader.clock?.city : undefined
  if (city === undefined) return own
  const clock = reader.say("byClock", { city })
  return own ? `${own} ${clock}` : clock
}

/** A field by its kind, with its name and its hint. */
export const FieldOfKind = ({ fixedBecause, mask, ...props }: FieldProps) => {
  const { field, path, reader } = props
  // A field may stand outside of its list, as in an editor of several lists.
  const own = useContext(PartsContext)?.fields
  const Input = own?.[path] ?? inputs[field.kind]
  const { required, keptBy } = field.rules
  // A field kept by the owner may be left unchanged, but not cleared.
  const isRequired = required === true || (keptBy !== undefined && Boolean(props.saved))
  const input = (
    <Input
      {...props}
      label={fieldLabel(reader, path)}
      hint={fixedBecause ?? hintOf(props)}
      isRequired={isRequired}
      Nested={FieldOfKind}
      optionalLabel={isRequired ? undefined : reader.say("optional")}
    />
  )
  return mask ? mask(input) : input
}
