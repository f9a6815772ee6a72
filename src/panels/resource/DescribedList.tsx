import { type ReactNode, useState } from "react"
import { useLatest } from "../../frame/useLatest.ts"
import { useWords } from "../../frame/useWords.ts"
import type { ListModel } from "../../resource/listModel.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import type { DescribedRow } from "../../resource/described/describedRow.ts"
import { listOf } from "../../resource/described/listOf.tsx"
import { MoveDialog } from "../../resource/described/MoveDialog.tsx"
import { MoveManyDialog } from "../../resource/described/MoveManyDialog.tsx"
import { useMoveMany } from "../../resource/described/useMoveMany.ts"
import { useOrder } from "../../resource/described/useOrder.ts"
import { wordsOf } from "../../resource/described/wordsOf.ts"
import { type ListProps, ResourceList } from "../../resource/ResourceList.tsx"
import type { Resource } from "../../contract/resource/resource.ts"

interface Props extends ListProps {
  readonly resource: Resource
  readonly mayWrite: boolean
  readonly onShow: (open: string, row?: DescribedRow) => void
  /** What opens over the list; it is given the way to load the list anew. */
  readonly children: (reload: () => void) => ReactNode
}

/** A described list with its changes of status. */
export const DescribedList = (props: Props) => {
  const { resource, mayWrite, view, defaultView, onViewChange, features, slots, onShow, children } = props
  const say = useWords(resource.name, wordsOf(resource))
  const [moved, setMoved] = useState<DescribedRow>()
  const moving = useMoveMany(resource)
  const { said, ordering } = useOrder(resource)
  const onOpen = useLatest((row: DescribedRow) => onShow(String(row._id), row))
  const onRow = useLatest((action: string, row: DescribedRow, model: ListModel<DescribedRow>) =>
    action === "move" ? setMoved(row) : ordering.step(model, row, action === "up" ? -1 : 1),
  )
  return (
    <ResourceList
      {...{ view, defaultView, onViewChange, slots, say }}
      features={mayWrite ? features : { ...features, create: false, remove: false }}
      spec={listOf(resource, mayWrite)}
      {...{ onOpen, onRow }}
      {...(resource.order && mayWrite && { ordering })}
      onCreate={() => onShow("new")}
      onBulk={(_, rows, to) => to !== undefined && moving.request(rows, to)}
    >
      {(reload, list) => (
        <>
          {children(reload)}
          {resource.order && <output className={visuallyHidden}>{said}</output>}
          {moved && (
            <MoveDialog
              resource={resource}
              row={moved}
              onChanged={reload}
              onClose={() => setMoved(undefined)}
            />
          )}
          <MoveManyDialog {...{ resource, list, moving }} />
        </>
      )}
    </ResourceList>
  )
}
