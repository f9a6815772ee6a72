import { SearchSelect, type SearchSelectProps } from "../ui/options/SearchSelect.tsx"
import { FoundOptions } from "./FoundOptions.tsx"
import type { FindOptions } from "./FilterSpec.ts"
import type { RecordOption } from "./recordOption.ts"

interface Props extends Omit<SearchSelectProps, "value" | "children"> {
  readonly value: RecordOption | undefined
  /** Called without an option for none. */
  readonly onChange: (option: RecordOption | undefined) => void
  readonly find: FindOptions
  /** Label of the option for none, if allowed. */
  readonly none?: string
}

/** A field that holds another record, such as a company, looked for by its name. */
export const RecordField = ({ value, onChange, find, none, ...field }: Props) => (
  <SearchSelect {...field} value={value?.label}>
    {(close) => (
      <FoundOptions
        label={field.label}
        find={find}
        value={value?.id}
        none={none}
        onChoose={(option) => {
          close()
          onChange(option)
        }}
      />
    )}
  </SearchSelect>
)
