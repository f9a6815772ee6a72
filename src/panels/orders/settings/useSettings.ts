import * as Effect from "effect/Effect"
import { useCallback, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import type { NoCompanyViewed } from "../../../contract/companies/companyDeliveries.ts"
import { limits } from "../../../contract/limits.ts"
import { type OrderSettings, orderSettings } from "../../../contract/orders/orderSettings.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { arrive, failure, loading, type Remote } from "../../../frame/remote.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { usePolling } from "../../../frame/usePolling.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useWords } from "../../../frame/useWords.ts"
import { ordersWords } from "../words.ts"

const polling = { refreshMs: limits.orders.pollSettingsMs }

/** The settings, read again and again; what is run stops a reading, which would show a setting as it was. */
const useRead = () => {
  const { api } = usePanel().client
  const [remote, setRemote] = useState<Remote<OrderSettings, ApiError | NoCompanyViewed>>(loading)
  const setSettings = (data: OrderSettings) => setRemote({ _tag: "Here", data })
  const { run, busy } = useTask<never>()
  const reload = useCallback(
    () =>
      run(
        Effect.map(Effect.exit(api.call(orderSettings.read, {})), (exit) =>
          setRemote((before) => arrive(before, exit)),
        ),
      ),
    [api, run],
  )
  usePolling(
    useCallback(() => void reload(), [reload]),
    { ...polling, isNeeded: useLatest(() => !busy) },
  )
  return { remote, settings: remote.data, setSettings, run, isBusy: busy, reload }
}

/**
 * Returns the automatic handling of the viewed company's orders, and functions to change it; undefined until it is
 * known.
 */
export const useSettings = () => {
  const { client, before, emit } = usePanel()
  const { api } = client
  const say = useWords("orders", ordersWords)
  const explain = useExplain()
  const show = useSnackbar()
  const why = (error: ApiError | NoCompanyViewed) =>
    error._tag === "NoCompanyViewed" ? say("noCompanyViewed") : explain(error)
  const { remote, settings, setSettings, run, isBusy, reload } = useRead()
  const save = useLatest((change: Partial<OrderSettings>) => {
    const saved = Effect.andThen(
      before({ panel: "orders", type: "settings", detail: change }),
      Effect.suspend(() => {
        if (settings) setSettings({ ...settings, ...change })
        return api.call(orderSettings.save, { body: change })
      }),
    )
    const saving = Effect.match(saved, {
      onSuccess: (now) => {
        setSettings(now)
        emit({ panel: "orders", type: "settingsChanged", detail: change })
      },
      onFailure: (error) => {
        if (settings) setSettings(settings)
        show(say("settingsFailed"), { text: why(error) })
      },
    })
    run(Effect.uninterruptible(saving))
  })
  const unread = settings ? undefined : failure(remote)
  return { settings, problem: unread && why(unread), isBusy, reload, save }
}
