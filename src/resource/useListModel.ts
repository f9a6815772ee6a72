import * as Effect from "effect/Effect"
import { useModel } from "@preact/signals-react/runtime"
import { useEffect, useRef } from "react"
import { waitOf } from "../api/pace.ts"
import { usePanel } from "../frame/PanelContext.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { useHostCallback } from "../frame/useHostCallback.ts"
import { useValue } from "../frame/useValue.ts"
import { useWrites } from "../frame/useWrites.ts"
import { ListModel } from "./listModel.ts"
import type { ListSpec } from "./ListSpec.ts"
import { defaultView, type ListView, sameView } from "./ListView.ts"

/** A host controls the view, or sets where it starts, and is told of changes. */
export interface ViewProps {
  /**
   * Controlled view: search, sort order, page, filters and columns. Omitted parts stay under the list's own control.
   */
  readonly view?: Partial<ListView> | undefined
  /** Initial view; later changes are the list's own. */
  readonly defaultView?: Partial<ListView> | undefined
  /** Called with the whole view whenever one changes it, so that a host can keep it in its address. */
  readonly onViewChange?: ((view: ListView) => void) | undefined
}

const noWrites: ReadonlyArray<Endpoint> = []

/** Maximum number of view changes a host may lag behind. */
const maxUnanswered = 50

const initialSort = { sortField: defaultView.sortField, sortOrder: defaultView.sortOrder }

/** A view whose order the list knows: an old address may name a column that has none. */
const sortedAsKnown = ({ columns, startsSorted = initialSort }: ListSpec, view: ListView): ListView => {
  const isKnown = columns.some(({ id, sortable }) => sortable && id === view.sortField)
  return isKnown ? view : { ...view, ...startsSorted }
}

/** A list's model, loaded at each new request and kept in step with the host's view. */
export const useListModel = (spec: ListSpec, host: ViewProps) => {
  const { client } = usePanel()
  const { view: hostView } = host
  const onViewChange = useHostCallback(host.onViewChange)
  const model: ListModel = useModel<ListModel>(() => {
    const view = sortedAsKnown(spec, { ...defaultView, ...host.defaultView, ...hostView })
    const firstWaitMs = spec.firstWait ? waitOf(client.pace, spec.firstWait) : 0
    const { find, rowOf, filter, filters, within, key } = spec
    return new ListModel(client.api, { find, rowOf, filter, filters, within, key, view, firstWaitMs })
  })
  const request = useValue(model.request)
  const page = useValue(model.page)

  useEffect(() => Effect.runCallback(model.load()), [model, request.revision])
  useWrites(spec.changedBy ?? noWrites, model.reload)

  const lastReported = useRef(request.view)
  /** Views the host was told and has not passed back yet: a slow host does so while the person types on. */
  const unanswered = useRef<ReadonlyArray<ListView>>([])
  useEffect(() => {
    if (sameView(lastReported.current, request.view)) return
    lastReported.current = request.view
    unanswered.current = [...unanswered.current, request.view].slice(-maxUnanswered)
    onViewChange(request.view)
  }, [request.view, onViewChange])

  const viewKey = hostView && JSON.stringify(hostView)
  useEffect(() => {
    if (viewKey === undefined) return
    const view = sortedAsKnown(spec, { ...model.request.peek().view, ...JSON.parse(viewKey) })
    const answered = unanswered.current.findIndex((one) => sameView(one, view))
    unanswered.current = answered >= 0 ? unanswered.current.slice(answered + 1) : []
    if (answered >= 0) return
    lastReported.current = view
    model.setView(view)
  }, [spec, model, viewKey])
  return { model, page }
}
