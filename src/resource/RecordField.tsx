import type { SearchOption } from "../ui/options/OptionSearch.tsx"
import { SearchSelect, type SearchSelectProps } from "../ui/options/SearchSelect.tsx"
import { FoundOptions } from "./FoundOptions.tsx"
import type { FindOptions } from "./ListSpec.ts"

interface Props extends Omit<SearchSelectProps, "value" | "children"> {
  readonly value: SearchOption | undefined
  readonly onChange: (option: SearchOption) => void
  readonly find: FindOptions
  /** Offered first: that there is none, chosen with an empty id. */
  readonly none?: string
}

/** A field that holds another record, such as a company, looked for by its name. */
export const RecordField = ({ value, onChange, find, none, ...field }: Props) => (
  <SearchSelect {...field} value={value?.label}>
    {(close) => (
      <FoundOptions
        label={field.label}
        find={find}
        value={value?.id ?? ""}
        first={none === undefined ? undefined : { id: "", label: none }}
        onChoose={(option) => {
          close()
          onChange(option)
        }}
      />
    )}
  </SearchSelect>
)
