import type { MenuNotice, MenuStop } from "../../../contract/menu/menuStops.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import * as css from "../sheet.css.ts"
import { useStopWords } from "./words.ts"

/** Menus that customers read, and screens of the store, each with how long it took to hear of a stop. */
export const StopNotices = ({ stop }: { readonly stop: MenuStop | undefined }) => {
  const say = useStopWords()
  const { locale } = usePanel()
  const notices = stop?.notices ?? []
  const seconds = new Intl.NumberFormat(locale === "ptBr" ? "pt-BR" : "en-US", {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const stateOf = ({ sentAt, confirmedAt }: MenuNotice) =>
    confirmedAt === undefined
      ? say("atOpening")
      : say("after", {
          seconds: seconds.format(Math.max(0, Date.parse(confirmedAt) - Date.parse(sentAt)) / 1000),
        })
  const count = notices.filter(({ confirmedAt }) => confirmedAt !== undefined).length
  return (
    <section aria-label={say("told")}>
      <h3 className={css.muted}>
        {say("told")} {notices.length > 0 && say("toldCount", { count, total: notices.length })}
      </h3>
      {notices.length === 0 && <p className={css.muted}>{say("notKnown")}</p>}
      <ul className={css.reasons}>
        {notices.map((one) => (
          <li key={idKey(one.menu?._id ?? "")} className={css.reason}>
            <span>{one.menu ? say("menu", { name: one.menu.label }) : say("screens")}</span>
            <span className={css.muted}>{stateOf(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
