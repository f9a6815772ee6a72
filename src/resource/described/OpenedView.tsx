import { Suspense } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { EditorWait } from "../editor/EditorPlace.tsx"
import type { ListView } from "../ListView.ts"
import { isManyOpen, type OwnBulkAction, type OwnListAction, viewOpen } from "./ownActions.ts"
import { useParts } from "./parts.ts"

const OwnListView = lazily(() => import("./OwnListView.tsx"))
const OwnBulkView = lazily(() => import("./OwnBulkView.tsx"))

type Opened = { readonly list: OwnListAction } | { readonly many: OwnBulkAction<Resource> }

/** The action of a list, or of rows of it, whose view is open in its place. */
export const useOpenedAction = (open: string | undefined, mayWrite: boolean): Opened | undefined => {
  const { listActions, bulkActions } = useParts()
  const list = listActions?.find(({ id, View }) => View && open === viewOpen(id))
  if (list) return { list }
  const many = mayWrite ? bulkActions?.find(({ id }) => isManyOpen(id, open)) : undefined
  return many && { many }
}

interface Props {
  readonly resource: Resource
  readonly opened: Opened
  readonly open: string
  /** View of the list, as it was or would be. */
  readonly view: ListView
  readonly showsTitle: boolean
  readonly onHeading?: ((title: string | undefined) => void) | undefined
  readonly show: (open: string | undefined) => void
}

/** View of an action, in place of the list. */
export const OpenedView = ({ resource, opened, open, view, show, ...host }: Props) => {
  const onClose = () => show(undefined)
  return (
    <Suspense fallback={<EditorWait />}>
      {"list" in opened ? (
        <OwnListView
          {...{ resource, onClose }}
          {...host}
          action={opened.list}
          onOpen={(id) => show(idKey(id))}
        />
      ) : (
        <OwnBulkView key={open} {...{ resource, open, view, onClose }} {...host} action={opened.many} />
      )}
    </Suspense>
  )
}
