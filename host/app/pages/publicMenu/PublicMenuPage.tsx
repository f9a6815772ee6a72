import { usePanel } from "balcao"
import { PanelRoot } from "balcao/ui"
import { MenuView, publicMenuPath } from "balcao/menu-view"
import { useConfig } from "../../boot/config.ts"
import { useAppearance } from "../../boot/useAppearance.ts"
import { useParams, useSearchParams } from "../../routing/navigation.ts"
import * as css from "./publicMenu.css.ts"
import { usePublicMenuWords } from "./words.ts"

/** An address without a menu, for pages that name none. */
const unknownMenu = "/public/merchants"

/** Longest name of a table that is shown. */
const maxTable = 20

/** A store's menu for its customers, such as from the QR code on a table; needs no session. */
const PublicMenuPage = () => {
  const say = usePublicMenuWords()
  const { locale } = usePanel()
  const { apiUrl } = useConfig()
  const { company = "", menu = "" } = useParams()
  const [query] = useSearchParams()
  const table = (query.get("mesa") ?? "").trim().slice(0, maxTable)
  const path = publicMenuPath(company, menu)
  const appearance = useAppearance()
  return (
    <PanelRoot {...appearance} fill>
      <main className={css.page}>
        {table !== "" && <p className={css.table}>{say("table", { table })}</p>}
        <MenuView styles="page" merchant={`${apiUrl}${path ?? unknownMenu}`} {...{ appearance, locale }} />
      </main>
    </PanelRoot>
  )
}

export default PublicMenuPage
