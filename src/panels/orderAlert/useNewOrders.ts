import * as Effect from "effect/Effect"
import { useEffect } from "react"
import type { NewOrder } from "../../contract/orders/newOrders.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import type { RealtimeDatabase } from "../../api/realtimeDatabase.ts"

// oxlint-disable-next-line no-console -- section 8: listener errors are only logged
const logged = (cause: unknown) => console.warn("New orders are not heard of for now:", cause)

/** Calls back with the orders placed at a company from now on, and before with the one that waits there. */
export const useNewOrders = (
  company: RecordId,
  database: RealtimeDatabase | undefined,
  onOrders: (orders: ReadonlyArray<NewOrder>) => void,
  onWaiting: (order: NewOrder) => void,
) => {
  const { api, session } = usePanel().client
  const application = useValue(session.user)?.application?.id
  const { run } = useTask<never>()
  const announce = useLatest(onOrders)
  const tellWaiting = useLatest(onWaiting)
  useEffect(() => {
    const follow = Effect.tryPromise(() => import("./followNewOrders.ts")).pipe(
      Effect.flatMap(({ followNewOrders }) =>
        followNewOrders(api, {
          company,
          application,
          database,
          onOrders: announce,
          onWaiting: tellWaiting,
          onError: logged,
        }),
      ),
      Effect.catch((cause) => Effect.sync(() => logged(cause))),
    )
    run(follow)
  }, [run, api, company, application, database, announce, tellWaiting])
}
