import type { SummaryProps } from "../../resource/described/parts.ts"
import { propertiesOf } from "../../ui/root/givenTokens.ts"
import { useApplicationWords } from "./applicationWords.ts"
import { LoginMiniature } from "./LoginMiniature.tsx"
import { ShellMiniature } from "./ShellMiniature.tsx"
import * as css from "./stylePreview.css.ts"
import { useStyleDraft } from "./useStyleDraft.ts"

/** Each screen in each scheme. */
const frames = [
  { id: "loginLight", scheme: "light", Miniature: LoginMiniature },
  { id: "loginDark", scheme: "dark", Miniature: LoginMiniature },
  { id: "shellLight", scheme: "light", Miniature: ShellMiniature },
  { id: "shellDark", scheme: "dark", Miniature: ShellMiniature },
] as const

/** Whether a day is over. */
const isPast = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T23:59:59`) < new Date()

/** Sign-in and shell in the style that is being written, light and dark. */
const StylePreview = ({ texts }: SummaryProps) => {
  const say = useApplicationWords()
  const style = useStyleDraft(texts, say("unnamed"))
  return (
    <section className={css.previews} aria-label={say("preview")}>
      {isPast(texts["expiration"] ?? "") && <p className={css.note}>{say("expired")}</p>}
      <div className={css.frames}>
        {frames.map(({ id, scheme, Miniature }) => (
          <figure key={id} className={css.figure}>
            <figcaption className={css.caption}>{say(id)}</figcaption>
            <div
              className={`balcao ${css.frame}`}
              data-scheme={scheme}
              style={propertiesOf({ accent: style.accent })}
              aria-hidden="true"
            >
              <Miniature style={style} />
            </div>
          </figure>
        ))}
      </div>
      {style.accent !== undefined && <p className={css.note}>{say("readable")}</p>}
    </section>
  )
}

export default StylePreview
