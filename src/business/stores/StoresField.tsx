import * as f from "../../contract/resource/field.ts"
import type { Reference } from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { ReferencesInput } from "../../resource/described/fields/ReferenceInputs.tsx"
import { FieldOfKind } from "../../resource/described/fields/FieldOfKind.tsx"
import { referencesOf, referencesText } from "../../resource/described/kindTexts.ts"
import { useRecordReader } from "../../resource/described/record/useRecordReader.ts"
import { useStoresWords } from "./words.ts"

const field = f.references("Lojas", "Stores", "companies")

interface Props {
  readonly resource: Resource
  readonly value: ReadonlyArray<Reference>
  readonly onChange: (stores: ReadonlyArray<Reference>) => void
}

/** Stores to choose several of, among those the reader reaches. */
export const StoresField = ({ resource, value, onChange }: Props) => {
  const say = useStoresWords()
  const reader = useRecordReader(resource)
  return (
    <ReferencesInput
      {...{ field, reader }}
      error={undefined}
      path="stores"
      label={say("stores")}
      hint={undefined}
      optionalLabel={undefined}
      isRequired
      isReadOnly={false}
      Nested={FieldOfKind}
      value={referencesText(value)}
      onBlur={() => {}}
      onChange={(text) => onChange(referencesOf(text))}
    />
  )
}
