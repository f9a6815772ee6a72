import { useEffect, useState } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { type Chat, windowLeft } from "./chat.ts"

export const minuteMs = 60_000

/** Milliseconds until only templates may be sent, minute by minute; undefined where the platform does not say. */
export const useWindowLeft = (chat: Chat): number | undefined => {
  const { api } = usePanel().client
  const [, setMinute] = useState(0)
  const leftMs = windowLeft(chat, api.now())
  useEffect(() => {
    if (!leftMs) return undefined
    const timer = setTimeout(() => setMinute((minute) => minute + 1), (leftMs % minuteMs) + 1)
    return () => clearTimeout(timer)
  }, [leftMs])
  return leftMs
}
