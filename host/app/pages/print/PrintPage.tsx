import { Button } from "balcao/ui"
import { lazy, Suspense, useMemo } from "react"
import { useSearchParams } from "../../routing/navigation.ts"
import { useRoute } from "../../routing/useRoute.ts"
import { LanguageSelect } from "../../shell/LanguageSelect.tsx"
import { useLanguage } from "../../settings/settings.ts"
import { useLinkToken } from "../outside/useLinkToken.ts"
import type { SheetsProps } from "./copies.ts"
import { Paper } from "./Paper.tsx"
import { PrintNotice } from "./PrintNotice.tsx"
import { type PaperWidth, printOptionsOf } from "./printOptions.ts"
import * as css from "./sheet.css.ts"
import { type PrintedOrders, usePrintedOrders } from "./usePrintedOrders.ts"
import { usePrintWords } from "./usePrintWords.ts"

const Tickets = lazy(() => import("./ticket/Tickets.tsx"))
const PickingLists = lazy(() => import("./picking/PickingLists.tsx"))
const Receipts = lazy(() => import("./fiscal/Receipts.tsx"))

const Sheets = (props: SheetsProps) => {
  const { template } = props.printed
  if (template === "PICKING") return <PickingLists {...props} />
  return template === "FISCAL" ? <Receipts {...props} /> : <Tickets {...props} />
}

/** Default paper width if the address names none. */
const usualWidth = (template: string): PaperWidth => (template === "PICKING" ? "a4" : "80")

const Printed = ({ printed }: { readonly printed: PrintedOrders }) => {
  const say = usePrintWords()
  const route = useRoute()
  const [locale] = useLanguage()
  const [query] = useSearchParams()
  const { template, orders } = printed
  const options = useMemo(() => printOptionsOf(query, usualWidth(template)), [query, template])
  return (
    <div className={css.frame}>
      <header className={css.strip}>
        <h1 className={css.heading}>
          {route?.title[locale]} <span className={css.count}>{say("orders", { count: orders.length })}</span>
        </h1>
        <LanguageSelect />
        <Button tone="primary" onPress={() => globalThis.print()}>
          {say("print")}
        </Button>
      </header>
      <Suspense fallback={<p className={css.waiting}>{say("loading")}</p>}>
        <Paper options={options}>
          <Sheets printed={printed} options={options} />
        </Paper>
      </Suspense>
    </div>
  )
}

const Opened = ({ token }: { readonly token: string }) => {
  const { printed, ...state } = usePrintedOrders(token)
  return printed ? <Printed printed={printed} /> : <PrintNotice {...state} />
}

/** Page printed from a link, by its template: tickets, picking lists or fiscal receipts. It needs no account. */
const PrintPage = () => {
  const token = useLinkToken()
  return <Opened key={token} token={token} />
}

export default PrintPage
