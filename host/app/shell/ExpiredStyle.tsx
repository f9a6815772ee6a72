import { usePanel, useValue } from "balcao"
import { limits } from "balcao/contract"
import { useEffect, useRef } from "react"
import { useShellWords } from "../words/words.ts"
import { useBrand } from "../brand/useBrand.ts"

/** Warns root, once per page load, that the style of this host has expired and the default is shown. */
export const ExpiredStyle = () => {
  const say = useShellWords()
  const { client, locale, notices } = usePanel()
  const isRoot = useValue(client.session.user)?.isRoot ?? false
  const { expiredAt } = useBrand()
  const wasReported = useRef(false)
  useEffect(() => {
    if (!isRoot || expiredAt === undefined || wasReported.current) return
    wasReported.current = true
    const date = new Date(expiredAt).toLocaleDateString(limits.locales[locale])
    notices.show({
      kind: "toast",
      tone: "warning",
      title: say("styleExpired"),
      text: say("styleExpiredText", { date }),
      durationMs: limits.noticeMs.snackbar,
      closeLabel: say("close"),
    })
  }, [isRoot, expiredAt, locale, notices, say])
  return null
}
