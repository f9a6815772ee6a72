import { type ReactNode, useRef } from "react"
import { usePanel } from "../frame/PanelContext.ts"
import type { Say } from "../frame/useWords.ts"
import { ListBody } from "./ListBody.tsx"
import { ListCounter } from "./ListCounter.tsx"
import { ListHead } from "./ListHead.tsx"
import type { ListSay, ListSpec, ListWords } from "./ListSpec.ts"
import { RemovalDialog } from "./RemovalDialog.tsx"
import { useListModel, type ViewProps } from "./useListModel.ts"
import { useRemoval } from "./useRemoval.ts"
import { useValue } from "../frame/useValue.ts"
import { Panel } from "../ui/panel/Panel.tsx"

/** Which parts of a list a host wants; all of them by default. */
export interface ListFeatures {
  readonly title?: boolean
  readonly create?: boolean
  readonly remove?: boolean
  readonly select?: boolean
}

/** Places of a list a host may fill or move. */
export interface ListSlots {
  /** Beside the search box. */
  readonly tools?: ReactNode
  /** An element of the host's that takes the list's main action, such as its own page head. */
  readonly actions?: Element | null
}

/** What every list panel takes besides `PanelProps`. */
export interface ListProps extends ViewProps {
  readonly features?: ListFeatures | undefined
  readonly slots?: ListSlots | undefined
}

interface Props<Row, W extends ListWords, R> extends ListProps {
  readonly spec: ListSpec<Row, W, R>
  readonly say: Say<W>
  readonly onCreate: () => void
  readonly onOpen: (row: Row) => void
  /** What opens over the list; it is given the way to load the list anew. */
  readonly children: (reload: () => void) => ReactNode
}

const everything: ListFeatures = {}

/** A list screen made from its description (sections 2 and 4): search, sort, pages, selection, deleting. */
export const ResourceList = <Row, W extends ListWords, R>(props: Props<Row, W, R>) => {
  const { spec, say, onCreate, onOpen, features = everything, slots, children, ...host } = props
  const { readOnly } = usePanel()
  const word = say as ListSay
  const { model, asked, page, error } = useListModel(spec, host)
  const selected = useValue(model.selected)
  const searchBox = useRef<HTMLInputElement>(null)
  const removal = useRemoval(spec, say, (row) => {
    model.select(new Set([...selected].filter((key) => key !== String(spec.key(row)))))
    model.reload()
  })
  const total = page.data?.totalCount ?? 0
  const may = {
    create: !readOnly && features.create !== false,
    remove: !readOnly && features.remove !== false,
    select: features.select !== false,
  }
  return (
    <Panel label={word("title")}>
      <ListHead
        title={features.title === false ? undefined : word("title")}
        create={may.create ? { label: word("create"), onPress: onCreate } : undefined}
        search={asked.view.search}
        onSearch={model.search}
        slots={slots}
        searchBox={searchBox}
      />
      <ListBody
        {...{ spec, say, word, model, asked, page, error, selected, removal, may, onOpen }}
        onClearSearch={() => {
          model.search("")
          searchBox.current?.focus()
        }}
      />
      <ListCounter
        view={asked.view}
        total={total}
        count={page.data ? word("count", { count: total }) : ""}
        selected={selected.size}
        onClear={() => model.select(new Set())}
        onPage={model.go}
        onSize={model.resize}
      />
      <RemovalDialog spec={spec} say={say} removal={removal} />
      {children(model.reload)}
    </Panel>
  )
}
