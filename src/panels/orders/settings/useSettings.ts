import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { type OrderSettings, orderSettings } from "../../../contract/orders/orderSettings.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useWords } from "../../../frame/useWords.ts"
import { ordersWords } from "../ordersWords.ts"

/** What happens to the viewed company's orders by itself, and the way to change it; undefined until it is known. */
export const useSettings = () => {
  const { client, before, emit } = usePanel()
  const { api } = client
  const say = useWords("orders", ordersWords)
  const explain = useExplain()
  const show = useSnackbar()
  const [settings, setSettings] = useState<OrderSettings>()
  const reading = useTask<never>()
  const saving = useTask<never>()
  const { run: read } = reading
  useEffect(() => {
    // Without an answer there are no switches.
    read(Effect.match(api.call(orderSettings.read, {}), { onSuccess: setSettings, onFailure: () => {} }))
  }, [api, read])
  const save = useLatest((change: Partial<OrderSettings>) => {
    const saved = Effect.andThen(
      before({ panel: "orders", type: "settings", detail: change }),
      Effect.suspend(() => {
        setSettings((known) => known && { ...known, ...change })
        return api.call(orderSettings.save, { body: change })
      }),
    )
    const told = Effect.match(saved, {
      onSuccess: (now) => {
        setSettings(now)
        emit({ panel: "orders", type: "settingsChanged", detail: change })
      },
      onFailure: (error) => {
        setSettings(settings)
        const text = error._tag === "NoCompanyViewed" ? say("noCompanyViewed") : explain(error)
        show(say("settingsFailed"), { text })
      },
    })
    saving.run(Effect.uninterruptible(told))
  })
  return { settings, save }
}
