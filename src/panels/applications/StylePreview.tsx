import { applicationRecords } from "../../contract/applications/applicationRecords.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { useOffered } from "../../resource/described/useOffered.ts"
import { propertiesOf } from "../../ui/root/givenTokens.ts"
import { AccentSteps } from "./AccentSteps.tsx"
import { useApplicationWords } from "./words.ts"
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

/** True if a day is over. */
const isPast = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T23:59:59`) < new Date()

/** Sign-in and shell in the style that is being written, light and dark. */
const StylePreview = ({ texts, tab }: SummaryProps<typeof applicationRecords>) => {
  const say = useApplicationWords()
  const style = useStyleDraft(texts, say("unnamed"))
  const isKept = useOffered(applicationRecords)(applicationRecords.fields.primaryColor)
  if (!isKept) return null
  return (
    <section className={css.previews} aria-label={say("preview")} data-wide={tab === "style" || undefined}>
      {isPast(texts.expiration ?? "") && <p className={css.note}>{say("expired")}</p>}
      {tab === "style" && style.accent !== undefined && <AccentSteps accent={style.accent} />}
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
    </section>
  )
}

export default StylePreview
