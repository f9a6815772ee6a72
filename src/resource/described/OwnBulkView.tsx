import { Suspense, useMemo } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useValue } from "../../frame/useValue.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { circleAlert } from "../../ui/icon/icons.ts"
import { EditorPlace, EditorWait } from "../editor/EditorPlace.tsx"
import { makeFiltering } from "../filtering.ts"
import type { ListView } from "../ListView.ts"
import { listOf } from "./listOf.tsx"
import { manyOpened, type OwnBulkAction } from "./ownActions.ts"
import { useParts } from "./parts.ts"
import { useReader } from "./useReader.ts"

interface Props {
  readonly resource: Resource
  readonly action: OwnBulkAction<Resource>
  /** Value of `open` that says which rows. */
  readonly open: string
  /** View of the list the rows were chosen in. */
  readonly view: ListView
  readonly showsTitle: boolean
  readonly onHeading?: ((title: string | undefined) => void) | undefined
  readonly onClose: () => void
}

/** The rows that are worked on; the same ones until the address changes. */
const useChosen = ({ resource, action, open, view }: Props) => {
  const parts = useParts()
  const { client, readOnly, locale } = usePanel()
  const viewed = useValue(client.session.company)
  const user = useValue(client.session.user)
  const extras = useValue(client.extras(resource.service ?? "main"))
  const viewKey = JSON.stringify(view)
  return useMemo(() => {
    const spec = listOf(resource, { parts, locale, mayWrite: true, readOnly, viewed, user, extras })
    const { filter } = makeFiltering(spec, () => JSON.parse(viewKey) as ListView)
    return manyOpened(action.id, open, filter())
  }, [resource, parts, locale, readOnly, viewed, user, extras, viewKey, action, open])
}

/** View of a bulk action, shown in place of the list, of the rows its address names. */
const OwnBulkView = (props: Props) => {
  const { resource, action, showsTitle, onClose } = props
  const onHeading = useHostCallback(props.onHeading)
  const { say, word } = useReader(resource)
  const offered = useValue(usePanel().client.extras("main"))
  const chosen = useChosen(props)
  const { extra } = action
  if (extra !== undefined && offered?.has(extra) === false)
    return (
      <EditorPlace title={word(`bulk.${action.id}`)} {...{ showsTitle }} onBack={onClose}>
        <EmptyState icon={circleAlert} title={word("unsupported")} text={say("unsupportedText")} />
      </EditorPlace>
    )
  return (
    <Suspense fallback={<EditorWait />}>
      {"View" in action && <action.View {...{ chosen, showsTitle, onHeading, onClose }} />}
    </Suspense>
  )
}

export default OwnBulkView
