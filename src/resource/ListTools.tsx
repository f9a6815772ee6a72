import { type ReactNode, type Ref, Suspense } from "react"
import { usePanel } from "../frame/PanelContext.ts"
import { usePart, useValue } from "../frame/useValue.ts"
import { useWords } from "../frame/useWords.ts"
import { IconButton } from "../ui/button/IconButton.tsx"
import { SearchField } from "../ui/field/SearchField.tsx"
import { download } from "../ui/icon/listIcons.ts"
import { PanelTools } from "../ui/panel/PanelTools.tsx"
import { usePanelWidth } from "../ui/panel/PanelWidth.ts"
import { ColumnChooser } from "./ColumnChooser.tsx"
import { FiltersButton } from "./FiltersButton.tsx"
import type { List } from "./List.ts"
import { ListFilters } from "./ListFilters.tsx"
import { listWords } from "./words.ts"
import { toolsEnd, viewsPlace, wholeList } from "./resourceList.css.ts"
import { useToolFilters } from "./useToolFilters.ts"
import { lazily } from "../ui/root/lazily.tsx"

/** Fetched where a server keeps views. */
const SavedViews = lazily(() => import("./views/SavedViews.tsx"))

interface Props {
  readonly list: List
  readonly searchBox: Ref<HTMLInputElement>
  /** The list's own actions and the host's, before the views. */
  readonly children: ReactNode
  /** Content at the end. */
  readonly end: ReactNode
}

/** Tools of a whole list: search, filters, columns and export. */
export const ListTools = ({ list, searchBox, children, end }: Props) => {
  const { spec, word, model, exporting, rights } = list
  const say = useWords("list", listWords)
  const search = usePart(model.request, ({ view }) => view.search)
  const keepsViews = useValue(usePanel().client.extras("main"))?.has("views") === true && rights.keepViews
  const isNarrow = usePanelWidth() === "narrow"
  const hint = "search" in spec.words ? word("search") : say("search")
  const isSorted = spec.columns.some(({ sortable }) => sortable)
  const { ref, shown, folded, setOpen } = useToolFilters(list)
  return (
    <PanelTools elementRef={ref}>
      {spec.filter && (
        <SearchField
          label={hint}
          placeholder={hint}
          clearLabel={say("clearSearch")}
          shortcut="/"
          value={search}
          onChange={model.search}
          inputRef={searchBox}
        />
      )}
      <ListFilters list={list} filters={shown} />
      {(folded.length > 0 || (isNarrow && isSorted)) && (
        <FiltersButton list={list} filters={folded} isRest={!isNarrow} onOpenChange={setOpen} />
      )}
      <div className={toolsEnd}>
        {children}
        <span className={wholeList}>
          {keepsViews && (
            <Suspense fallback={<i className={viewsPlace} />}>
              <SavedViews list={list} />
            </Suspense>
          )}
          {!isNarrow && rights.chooseColumns && <ColumnChooser list={list} />}
          {rights.exportRows && (
            <IconButton
              icon={download}
              label={say("export")}
              busy={exporting.busy}
              onPress={() => exporting.run()}
            />
          )}
          {end}
        </span>
      </div>
    </PanelTools>
  )
}
