import { useMemo } from "react"
import { limits } from "../contract/limits.ts"
import { type Messages, type PanelContextValue, usePanel } from "./PanelContext.ts"

const locales = Object.keys(limits.locales) as ReadonlyArray<keyof typeof limits.locales>

/** The provider's sentences with a panel's own in their place. */
const overlaid = (inherited: Messages, own: Messages): Messages =>
  Object.fromEntries(
    locales.map((locale) => {
      const [outer = {}, inner = {}] = [inherited[locale], own[locale]]
      const names = new Set([...Object.keys(outer), ...Object.keys(inner)])
      return [
        locale,
        Object.fromEntries([...names].map((name) => [name, { ...outer[name], ...inner[name] }])),
      ]
    }),
  )

/** The words of a panel that has some of its own: they need an instance that has not heard the provider's. */
export const useOwnMessages = (
  ownMessages: Messages | undefined,
): Pick<PanelContextValue, "i18n" | "messages"> | undefined => {
  const { makeI18n, messages } = usePanel()
  const text = ownMessages && JSON.stringify(ownMessages)
  return useMemo(
    () =>
      text === undefined ? undefined : { i18n: makeI18n(), messages: overlaid(messages, JSON.parse(text)) },
    [makeI18n, messages, text],
  )
}
