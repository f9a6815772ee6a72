import { limits } from "balcao/contract"
import { useEffect, useState } from "react"
import { appSettingsOf, brandAt } from "../../settings/brand.ts"
import { readText } from "../../settings/stored.ts"

const stylePath = "/v2/setting/app/admin/styles"

const keptAccent = () =>
  appSettingsOf(readText(limits.storageKeys.appSettings), location.origin).brand.primaryColor

const readAccent = async (apiUrl: string, signal: AbortSignal) => {
  const answer = await fetch(`${apiUrl}${stylePath}?domain=${location.hostname}`, { signal })
  const { adminStyle } = (await answer.json()) as { readonly adminStyle?: Readonly<Record<string, unknown>> }
  return brandAt(adminStyle ?? {}, location.origin, Date.now()).primaryColor
}

/** The accent of this host's application; the one known from before until it is read, and the library's own without any. */
export const useHostAccent = (apiUrl: string | undefined): string | undefined => {
  const [accent, setAccent] = useState(keptAccent)
  useEffect(() => {
    if (apiUrl === undefined) return undefined
    const stop = new AbortController()
    // Without an answer the menu keeps the color it has.
    readAccent(apiUrl, stop.signal).then(setAccent, () => {})
    return () => stop.abort()
  }, [apiUrl])
  return accent
}
