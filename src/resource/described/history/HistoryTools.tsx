import { writtenDay } from "../../../frame/written.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { SearchField } from "../../../ui/field/SearchField.tsx"
import { FilterChip } from "../../../ui/filter/FilterChip.tsx"
import { download } from "../../../ui/icon/listIcons.ts"
import { Menu } from "../../../ui/menu/Menu.tsx"
import { pushToEnd } from "../../../ui/theme/text.css.ts"
import { ChipForm } from "../../ChipForm.tsx"
import { FilterDayField } from "../../FilterDayField.tsx"
import { isBackwards } from "../../filterValue.ts"
import { listWords } from "../../words.ts"
import { dialogForm, moves } from "../described.css.ts"
import type { HistoryReader, ReadEntry } from "./readEntry.ts"
import { search } from "./history.css.ts"
import { choicesIn, type HistoryFilter } from "./historyFilter.ts"

interface Props extends HistoryReader {
  readonly entries: ReadonlyArray<ReadEntry>
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
  /** Called just before the choices are shown. */
  readonly onOpen: () => void
  /** The file is being made. */
  readonly isSaving: boolean
  readonly onDownload: () => void
}

/** One of the names or fields there are in the history. */
const ChoiceChip = ({
  entries,
  filter,
  onFilter,
  onOpen,
  say,
  by,
}: Props & { readonly by: "who" | "field" }) => {
  const list = useWords("list", listWords)
  const label = say(by)
  const choices = choicesIn(entries)[by]
  const [, chosen] = choices.find(([id]) => id === filter[by]) ?? []
  return (
    <Menu
      label={label}
      onOpen={onOpen}
      items={choices.map(([id, name]) => ({ id, label: name, isSelected: id === filter[by] }))}
      onAction={(id) => onFilter({ ...filter, [by]: id })}
      trigger={
        <FilterChip
          label={label}
          value={chosen}
          clearLabel={list("clearFilter", { filter: label })}
          onClear={() => onFilter({ ...filter, [by]: "" })}
        />
      }
    />
  )
}

/** From one day to another, either of which may be left open. */
const PeriodChip = ({ filter, onFilter, say, reader: { locale } }: Props) => {
  const list = useWords("list", listWords)
  const [from, until] = [filter.from, filter.until].map((day) => day && writtenDay(locale, day)) as [
    string,
    string,
  ]
  const value =
    from && until ? say("between", { from, until }) : from ? say("since", { from }) : say("upTo", { until })
  const day = (name: "from" | "until") => (
    <FilterDayField
      label={say(name)}
      value={filter[name]}
      error={
        name === "until" && isBackwards({ from: filter.from, to: filter.until })
          ? list("backwards")
          : undefined
      }
      onChange={(text) => onFilter({ ...filter, [name]: text })}
    />
  )
  return (
    <ChipForm
      label={say("period")}
      value={from || until ? value : undefined}
      hasTitle
      onClear={() => onFilter({ ...filter, from: "", until: "" })}
      submit={
        <Button tone="primary" size="small" type="submit">
          {say("show")}
        </Button>
      }
    >
      <div className={dialogForm}>
        {day("from")}
        {day("until")}
      </div>
    </ChipForm>
  )
}

/** Search, filters and download of a history. */
export const HistoryTools = (props: Props) => {
  const { filter, onFilter, say, isSaving, onDownload } = props
  const list = useWords("list", listWords)
  return (
    <div className={moves}>
      <span className={search}>
        <SearchField
          label={say("search")}
          placeholder={say("search")}
          clearLabel={list("clearSearch")}
          value={filter.text}
          onChange={(text) => onFilter({ ...filter, text })}
        />
      </span>
      <ChoiceChip {...props} by="who" />
      <ChoiceChip {...props} by="field" />
      <PeriodChip {...props} />
      <span className={pushToEnd}>
        <IconButton icon={download} label={say("file")} busy={isSaving} onPress={onDownload} />
      </span>
    </div>
  )
}
