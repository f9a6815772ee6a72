import { useContext, useMemo } from "react"
import type { Locale } from "../../contract/limits.ts"
import { localeOf } from "../../contract/localeOf.ts"
import type { MenuSnapshot } from "../../contract/menu/public/snapshot.ts"
import { PanelBoundary } from "../../frame/PanelBoundary.tsx"
import type { Appearance } from "../../frame/PanelProvider.tsx"
import { useNow } from "../../frame/useNow.ts"
import { Button } from "../../ui/button/Button.tsx"
import { isolated } from "../../ui/theme/isolated.ts"
import { PanelRoot } from "../../ui/root/PanelRoot.tsx"
import { HasRules } from "../../ui/root/useSheets.ts"
import { LoadingMenu } from "./LoadingMenu.tsx"
import { MenuPage } from "./MenuPage.tsx"
import { type MenuText, menuText } from "./menuText.ts"
import { instead, view } from "./MenuView.css.ts"
import { shownMenu } from "./shownMenu.ts"
import { useMenu } from "./useMenu.ts"

export interface MenuViewProps {
  /** The menu, as its public address answers it; shown at once, such as from a page that a server wrote. */
  readonly data?: MenuSnapshot | undefined
  /** The address of the menu's public snapshot, followed while the page is seen; needs no session. */
  readonly merchant?: string | undefined
  /** Default `ptBr`; a BCP 47 tag of the same language is taken too. */
  readonly locale?: Locale | `pt-${string}` | `en-${string}` | undefined
  /** Colors, fonts and sizes (`docs/appearance.md`). */
  readonly appearance?: Appearance | undefined
  /** The moment whose hours count, in ms since 1970. Default: now. */
  readonly moment?: number | undefined
  /** The id of an offer or item that is marked. */
  readonly selected?: string | undefined
  /** As high as what holds it: the menu scrolls in its own box, and items open within. */
  readonly fill?: boolean | undefined
  /** `page` where the page has `balcao/styles.css`, and shows what a server wrote at once. Default `modules`. */
  readonly styles?: "modules" | "page" | undefined
  /** Hears of defects. Default: the page's `error` event. */
  readonly onError?: ((error: unknown) => void) | undefined
}

const report = (error: unknown) => reportError(error)
const minuteMs = 60_000
/** The minute it is, so that a menu is drawn anew once a minute. */
const minuteNow = () => Math.floor(Date.now() / minuteMs) * minuteMs

const sentences = { UNKNOWN: "unknown", FAILED: "failed", UNREADABLE: "unreadable" } as const

interface InsteadProps {
  readonly text: MenuText
  readonly problem: keyof typeof sentences
  readonly onRetry: (() => void) | undefined
}

/** Said in the place of a menu that there is not. */
const Instead = ({ text: { say }, problem, onRetry }: InsteadProps) => (
  <div className={instead} role="alert">
    <h1>{say("menu")}</h1>
    <p>{say(sentences[problem])}</p>
    {onRetry && <Button onPress={onRetry}>{say("retry")}</Button>}
  </div>
)

const Content = ({ data, merchant, locale, moment, selected, fill = false }: MenuViewProps) => {
  const language = localeOf(locale)
  const { snapshot, problem, retry } = useMenu(data, merchant)
  const minute = useNow(minuteNow, 5000)
  const at = moment ?? minute
  const zone = snapshot?.store.timeZone ?? "America/Sao_Paulo"
  const text = useMemo(() => menuText(language, { timeZone: zone }, at), [language, zone, at])
  const menu = useMemo(() => snapshot && shownMenu(snapshot, at), [snapshot, at])
  if (menu) return <MenuPage {...{ menu, text, selected }} isInside={fill} />
  if (problem === undefined) return <LoadingMenu label={text.say("loading")} />
  return <Instead {...{ text }} problem={problem} onRetry={merchant === undefined ? undefined : retry} />
}

/** Said in the place of a menu that broke. */
const Broken = ({ locale, onRetry }: { readonly locale: Locale; readonly onRetry: () => void }) => {
  const text = menuText(locale, { timeZone: "America/Sao_Paulo" }, 0)
  return <Instead {...{ text, onRetry }} problem="UNREADABLE" />
}

/** A store's menu as its customers see it: items, prices, what is sold out, and what a line costs as chosen. Needs no session. */
export const MenuView = (props: MenuViewProps) => {
  const { appearance = {}, fill = false, locale, styles, onError = report } = props
  const { scheme, density, tokens } = appearance
  const hasRules = useContext(HasRules) || styles === "page"
  return (
    <HasRules.Provider value={hasRules}>
      <PanelRoot scheme={scheme} density={density} tokens={tokens} fill={fill}>
        <div className={isolated}>
          <div className={view} data-fill={fill || undefined}>
            <PanelBoundary
              broken={(retry) => <Broken locale={localeOf(locale)} onRetry={retry} />}
              report={onError}
            >
              <Content {...props} />
            </PanelBoundary>
          </div>
        </div>
      </PanelRoot>
    </HasRules.Provider>
  )
}
