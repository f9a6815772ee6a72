import { MenuView, publicMenuPath } from "balcao/menu-view"
import type { Locale } from "balcao/contract"
import { useEffect, useState } from "react"
import { loadConfig } from "../../boot/config.ts"
import * as css from "./publicMenu.css.ts"
import { useHostAccent } from "./useHostAccent.ts"
import { publicMenuWords } from "./words.ts"

/** An address without a menu, for pages that name none. */
const unknownMenu = "/public/merchants"

/** Longest name of a table that is shown. */
const maxTable = 20

/** The address of the API; that of this page where the settings do not come. */
const useApiUrl = () => {
  const [apiUrl, setApiUrl] = useState<string>()
  useEffect(() => {
    const stop = new AbortController()
    loadConfig(stop.signal).then(
      (config) => setApiUrl(config.apiUrl),
      () => setApiUrl(""),
    )
    return () => stop.abort()
  }, [])
  return apiUrl
}

interface Props {
  /** The page's address: `/cardapio/{store}/{menu}?mesa={table}`. */
  readonly address: URL
  readonly locale: Locale
}

/** A store's menu for its customers, such as from the QR code on a table; needs no session. */
export const PublicMenu = ({ address, locale }: Props) => {
  const apiUrl = useApiUrl()
  const accent = useHostAccent(apiUrl)
  const [, , company = "", menu = ""] = address.pathname.split("/")
  const table = (address.searchParams.get("mesa") ?? "").trim().slice(0, maxTable)
  const path = publicMenuPath(company, menu) ?? unknownMenu
  const appearance = { tokens: accent === undefined ? {} : { accent } }
  const merchant = apiUrl === undefined ? undefined : `${apiUrl}${path}`
  return (
    <main className={css.page}>
      {table !== "" && <p className={css.table}>{`${publicMenuWords.table[locale]} ${table}`}</p>}
      <MenuView styles="page" {...{ merchant, appearance, locale }} />
    </main>
  )
}
