import type { HTMLInputTypeAttribute } from "react"
import { formatCpf } from "../../../contract/people/cpf.ts"
import { decimalsOf } from "../../../contract/resource/decimals.ts"
import type { Kind } from "../../../contract/resource/field.ts"
import { PanelNumberField } from "../../../frame/fields/PanelNumberField.tsx"
import { ColourField } from "../../../ui/field/ColourField.tsx"
import { TextArea } from "../../../ui/field/TextArea.tsx"
import { TextField } from "../../../ui/field/TextField.tsx"
import { DigitsField } from "../../editor/DigitsField.tsx"
import { PhoneField } from "../../editor/PhoneField.tsx"
import type { FieldInputProps } from "./fieldInput.ts"

const types: Readonly<Partial<Record<Kind, HTMLInputTypeAttribute>>> = {
  email: "email",
  link: "url",
  day: "date",
  moment: "datetime-local",
  time: "time",
}

/** Without what a native input would not know. */
const plain = ({
  field: _f,
  path: _p,
  reader: _r,
  saved: _s,
  textOf: _t,
  write: _write,
  within: _w,
  Nested: _n,
  ...props
}: FieldInputProps) => props

/** One line of text, or a day, moment or time. */
export const LineInput = (props: FieldInputProps) => (
  <TextField
    {...plain(props)}
    type={types[props.field.kind] ?? "text"}
    onUnreadable={props.onChange}
    autoComplete="off"
  />
)

/** Rows after which a text scrolls in its field. */
const maxRows = 24

/** About as many lines as a text takes. */
const linesOf = (text: string) =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 72)), 0)

/** Several lines of text. */
export const LinesInput = (props: FieldInputProps) => (
  <TextArea {...plain(props)} rows={Math.min(Math.max(3, linesOf(props.value)), maxRows)} />
)

/** A CPF, shown with its points, or as told. */
export const CpfInput = ({ shown, ...props }: FieldInputProps & { readonly shown?: string }) => (
  <DigitsField
    {...plain(props)}
    inputMode="numeric"
    max={11}
    shown={shown ?? formatCpf(props.value)}
    edited={formatCpf(props.value)}
    onDigits={props.onChange}
  />
)

/** A phone number. */
export const PhoneInput = ({
  label,
  value,
  error,
  onBlur,
  isReadOnly,
  isRequired,
  onChange,
}: FieldInputProps) => (
  <PhoneField {...{ label, value, error, onBlur, isReadOnly, isRequired }} onDigits={onChange} />
)

/** A colour. */
export const ColourInput = (props: FieldInputProps) => (
  <ColourField {...plain(props)} chooseLabel={props.reader.say("chooseColour", { name: props.label })} />
)

const forms: Readonly<Partial<Record<Kind, { isFixed?: boolean; prefix?: string; suffix?: string }>>> = {
  percent: { isFixed: true, suffix: "%" },
  money: { isFixed: true, prefix: "R$" },
}

/** A number in the reader's language. */
export const NumberInput = (props: FieldInputProps) => (
  <PanelNumberField
    {...plain(props)}
    {...forms[props.field.kind]}
    digits={decimalsOf[props.field.kind] ?? 0}
    isSigned={(props.field.rules.min ?? 0) < 0}
  />
)
