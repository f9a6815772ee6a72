import { useModel } from "@preact/signals-react/runtime"
import { useEffect, useRef } from "react"
import { readAfterPaint } from "../frame/afterPaint.ts"
import { waitOf } from "../api/pace.ts"
import { usePanel } from "../frame/PanelContext.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { useValue } from "../frame/useValue.ts"
import { useWrites } from "../frame/useWrites.ts"
import { ListModel } from "./listModel.ts"
import type { ListSpec, ListWords } from "./ListSpec.ts"
import { defaultView, type ListView, sameView } from "./ListView.ts"

/**
 * What a host may say of the view: hold it (`view`), or start it (`defaultView`) and hear of changes. Parts a host
 * leaves out of the view it holds stay the list's own.
 */
export interface ViewProps {
  readonly view?: Partial<ListView> | undefined
  readonly defaultView?: Partial<ListView> | undefined
  readonly onViewChange?: ((view: ListView) => void) | undefined
}

const noWrites: ReadonlyArray<Endpoint> = []

/** So many changes a host may be behind. */
const maxUnanswered = 50

/** A list's model, loaded whenever something else is asked of it, in step with the host's view. */
export const useListModel = <Row, W extends ListWords, R>(spec: ListSpec<Row, W, R>, host: ViewProps) => {
  const { client } = usePanel()
  const { view: held, onViewChange } = host
  const model: ListModel<Row> = useModel<ListModel<Row>>(() => {
    const view = { ...defaultView, ...host.defaultView, ...held }
    const firstWaitMs = spec.firstWait ? waitOf(client.pace, spec.firstWait) : 0
    const { find, filter, filters, key } = spec
    return new ListModel<Row>(client.api, { find, filter, filters, key, view, firstWaitMs })
  })
  const request = useValue(model.request)
  const page = useValue(model.page)

  useEffect(() => readAfterPaint(model.load()), [model, request.revision])
  useWrites(spec.changedBy ?? noWrites, model.reload)

  const lastReported = useRef(request.view)
  /** What the host was told and has not answered to yet: a slow host answers while one types on. */
  const unanswered = useRef<ReadonlyArray<ListView>>([])
  useEffect(() => {
    if (sameView(lastReported.current, request.view)) return
    lastReported.current = request.view
    unanswered.current = [...unanswered.current, request.view].slice(-maxUnanswered)
    onViewChange?.(request.view)
  }, [request.view, onViewChange])

  const wanted = held && JSON.stringify(held)
  useEffect(() => {
    if (wanted === undefined) return
    const view: ListView = { ...model.request.peek().view, ...JSON.parse(wanted) }
    const answered = unanswered.current.findIndex((one) => sameView(one, view))
    unanswered.current = answered >= 0 ? unanswered.current.slice(answered + 1) : []
    if (answered >= 0) return
    lastReported.current = view
    model.setView(view)
  }, [model, wanted])
  return { model, page }
}
