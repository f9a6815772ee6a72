import { useApplicationWords } from "./words.ts"
import { MiniatureLogo } from "./LoginMiniature.tsx"
import * as css from "./stylePreview.css.ts"
import type { StyleDraft } from "./useStyleDraft.ts"

/** The shell around a list, drawn small. */
export const ShellMiniature = ({ style }: { readonly style: StyleDraft }) => {
  const say = useApplicationWords()
  return (
    <div className={css.shell}>
      <nav className={css.sidebar}>
        <MiniatureLogo style={style} />
        <span className={css.selected}>{say("orders")}</span>
        <span className={css.entry}>{say("stores")}</span>
        <span className={css.entry}>{say("reports")}</span>
        <span className={css.footer}>{style.footer}</span>
      </nav>
      <div className={css.page}>
        <span className={css.head}>
          <strong>{say("orders")}</strong>
          <span className={css.button}>{say("newOrder")}</span>
        </span>
        <span className={css.row} />
        <span className={css.selectedRow} />
        <span className={css.row} />
      </div>
    </div>
  )
}
