import type { FoundOption } from "../ui/options/OptionSearch.tsx"
import { SearchSelect, type SearchSelectProps } from "../ui/options/SearchSelect.tsx"
import { FoundOptions } from "./FoundOptions.tsx"
import type { FindOptions } from "./ListSpec.ts"

interface Props extends Omit<SearchSelectProps, "value" | "children"> {
  readonly value: FoundOption | undefined
  readonly onChange: (option: FoundOption) => void
  readonly find: FindOptions
}

/** A field that holds another record, such as a company, looked for by its name. */
export const RecordField = ({ value, onChange, find, ...field }: Props) => (
  <SearchSelect {...field} value={value?.label}>
    {(close) => (
      <FoundOptions
        label={field.label}
        find={find}
        value={value?.id}
        onChoose={(option) => {
          close()
          onChange(option)
        }}
      />
    )}
  </SearchSelect>
)
