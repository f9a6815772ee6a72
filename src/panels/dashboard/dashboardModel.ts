import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { type Dashboard, dashboard } from "../../contract/dashboard/dashboard.ts"
import { arrive, loading, type Remote, reloading } from "../../frame/remote.ts"

/** The figures of the dashboard, and the way to read them again. */
export interface DashboardModel {
  readonly figures: ReadonlySignal<Remote<Dashboard, ApiError>>
  /** False where the server counts no figures. */
  readonly isOffered: ReadonlySignal<boolean>
  load(): Effect.Effect<void>
}

const makeDashboardModel = (api: Api): DashboardModel => {
  const figures = signal<Remote<Dashboard, ApiError>>(loading)
  const isOffered = signal(true)
  const load = Effect.fnUntraced(function* () {
    figures.value = reloading(figures.peek())
    const offered = yield* Effect.exit(api.offers(dashboard.read))
    isOffered.value = offered._tag === "Failure" || offered.value
    if (!isOffered.peek()) return
    const exit = yield* Effect.exit(api.call(dashboard.read))
    figures.value = arrive(figures.peek(), exit)
  })
  return { figures, isOffered, load }
}

export const DashboardModel = createModel(makeDashboardModel)
