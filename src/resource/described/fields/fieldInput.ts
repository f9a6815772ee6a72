import type { ComponentType, ReactNode } from "react"
import type { Field } from "../../../contract/resource/field.ts"
import type { RecordReader } from "../record/useRecordReader.ts"

/** A field of a record, or of an item of a list within it. */
export interface FieldProps {
  readonly field: Field
  /** The field's name; within an item of a list, that list's before it. */
  readonly path: string
  readonly reader: RecordReader
  /** The draft's text (`kindTexts.ts`). */
  readonly value: string
  /** The same of the record as it is; left out within an item of a list. */
  readonly saved?: string
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
  readonly error: string | undefined
  readonly isReadOnly: boolean
  /** The reason nobody may change the field any more; shown instead of its hint. */
  readonly fixedBecause?: string | undefined
  /** The text of another field of the draft; left out within an item of a list. */
  readonly textOf?: (name: string) => string
  /** Writes the text of another field of the draft; left out within an item of a list. */
  readonly write?: (name: string, text: string) => void
  /** Replacement for the input while its value is shown in part. */
  readonly mask?: ((input: ReactNode) => ReactNode) | undefined
  /** The problem of a field of an item, by the item's place and that field: `2.email`; what says it was left, and its mask. */
  readonly within?: (path: string) => Pick<FieldProps, "error" | "onBlur" | "mask">
}

/** Props of the input of any kind. */
export interface FieldInputProps<Names extends string = string> extends Omit<
  FieldProps,
  "fixedBecause" | "mask" | "textOf" | "write"
> {
  /** The text of another field of the draft; left out within an item of a list. */
  textOf?(name: Names): string
  /** Writes the text of another field of the draft; left out within an item of a list. */
  write?(name: Names, text: string): void
  readonly label: string
  /** The word for optional; left out where something is needed. */
  readonly optionalLabel: string | undefined
  readonly isRequired: boolean
  readonly hint: string | undefined
  /** Shows a field of an item. */
  readonly Nested: ComponentType<FieldProps>
}

/** The input of one kind, or of one field of a description. */
export type FieldInput<Names extends string = string> = ComponentType<FieldInputProps<Names>>
