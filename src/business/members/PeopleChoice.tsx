import * as f from "../../contract/resource/field.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { NamingContext } from "../../resource/described/fields/naming.ts"
import { ReferencesInput } from "../../resource/described/fields/ReferenceInputs.tsx"
import { useRecordReader } from "../../resource/described/record/useRecordReader.ts"

interface Props {
  /** The list whose record they are for. */
  readonly resource: Resource
  /** Source of the people. */
  readonly source: "users" | "agents"
  readonly label: string
  readonly value: string
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

const nothing = () => null

/** Chooses people, as fields that name several records do. */
export const PeopleChoice = ({ resource, source, ...props }: Props) => {
  const reader = useRecordReader(resource)
  return (
    <NamingContext value={undefined}>
      <ReferencesInput
        field={f.references("Pessoas", "People", source)}
        path="members"
        error={undefined}
        hint={undefined}
        optionalLabel={undefined}
        isRequired
        onBlur={() => undefined}
        Nested={nothing}
        {...props}
        reader={reader}
      />
    </NamingContext>
  )
}
