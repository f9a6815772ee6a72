import { limits } from "balcao/contract"
import { Button, Notice, printer, RichText } from "balcao/ui"
import { useEffect, useRef } from "react"
import { Link } from "../../routing/Link.tsx"
import { usePageHead } from "../../shell/pageHead.ts"
import { useLanguage } from "../../settings/settings.ts"
import { useDocumentDay } from "../userPrivacy/usePrivacy.ts"
import { AcceptTerms } from "./AcceptTerms.tsx"
import * as css from "./showTerms.css.ts"
import { type Terms, useTermsWords } from "../../terms/useTerms.ts"
import { useTermsText } from "./useTermsText.ts"

interface Props {
  readonly terms: Terms
  /** True if this edition has just replaced another one on the page, so reading starts from the top. */
  readonly takesFocus: boolean
  readonly onAccepted: (terms: Terms) => void
  /** Another edition is in force by now. */
  readonly onReplaced: () => void
}

/** A document as it is read, with what accepts it at its end. */
export const TermsSheet = ({ terms, takesFocus, onAccepted, onReplaced }: Props) => {
  const say = useTermsWords()
  const [locale] = useLanguage()
  const day = useDocumentDay()
  const reading = useTermsText(terms, onAccepted)
  const { title, edition, publishedAt, changes, language } = terms
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  usePageHead({ title, description: say("byline", { edition, day: day(publishedAt) }) })
  return (
    <div ref={place} className={css.page} tabIndex={-1}>
      <div className={css.tools}>
        <Link to="/show-terms" className={css.back}>
          {say("all")}
        </Link>
        <Button icon={printer} isDisabled={!reading.text} onPress={() => print()}>
          {say("print")}
        </Button>
      </div>
      {changes && <Notice tone="info">{say("changes", { changes })}</Notice>}
      {language !== locale && <Notice tone="info">{say("otherLanguage")}</Notice>}
      {reading.isUnread && !reading.isReplaced && (
        <>
          <Notice tone="danger" role="alert">
            {say("failed")}
          </Notice>
          <div className={css.screenOnly}>
            <Button onPress={reading.reload}>{say("again")}</Button>
          </div>
        </>
      )}
      {reading.text ? (
        <article
          className={css.sheet}
          lang={language === "en" ? "en" : limits.locales.ptBr}
          aria-label={title}
        >
          <RichText blocks={reading.text.blocks} />
        </article>
      ) : (
        !reading.isUnread && <p>{say("loading")}</p>
      )}
      <AcceptTerms {...{ terms, reading, onReplaced }} />
    </div>
  )
}
