import { useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { usePart, useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { wifiOff } from "../../ui/icon/icons.ts"
import * as css from "./OfflineStrip.css.ts"
import { ordersWords } from "./words.ts"
import type { Board } from "./useBoard.ts"
import { useChangeText } from "./useChangeText.ts"

const minuteMs = 60_000

/** Shows that the API is away, since when, and the changes waiting to be sent; nothing while all is well. */
export const OfflineStrip = ({ board: { model } }: { readonly board: Board }) => {
  const say = useWords("orders", ordersWords)
  const textOf = useChangeText()
  const { outage } = usePanel().client.api
  const isAway = useValue(outage.isAway)
  const isCut = useValue(model.link) === "away"
  const isGone = isAway || isCut
  const waiting = useValue(model.all).flatMap(({ moves, order: { company } }) =>
    moves.flatMap(({ state, code, change }) =>
      isGone || state === "waiting" ? [`#${code} ${textOf(change, company)}`] : [],
    ),
  )
  const [since, setSince] = useState<number>()
  if (isGone && since === undefined) setSince(model.now.peek())
  if (!isGone && since !== undefined) setSince(undefined)
  const minutes = usePart(model.now, (now) => Math.floor((now - (since ?? now)) / minuteMs))
  if (!isGone && waiting.length === 0) return null
  return (
    <output className={css.strip}>
      <Icon shape={wifiOff} />
      <strong>{minutes > 0 ? say("offlineFor", { count: minutes }) : say("offline")}</strong>
      <span>
        {waiting.length === 0
          ? say("away")
          : say("movesWait", {
              count: waiting.length,
              moves: waiting.join(", "),
            })}
      </span>
    </output>
  )
}
