import { usePanel } from "balcao"
import { limits } from "balcao/contract"
import { Button, Notice } from "balcao/ui"
import { useEffect, useId, useRef } from "react"
import * as css from "./showTerms.css.ts"
import { type Terms, useTermsWords } from "../../terms/useTerms.ts"
import type { useTermsText } from "./useTermsText.ts"

interface Props {
  readonly terms: Terms
  readonly reading: ReturnType<typeof useTermsText>
  readonly onReplaced: () => void
}

/** Shows that the document is accepted; right after accepting, it takes the focus of the button. */
const Accepted = ({ at, isNow }: { readonly at: string; readonly isNow: boolean }) => {
  const say = useTermsWords()
  const { locale } = usePanel()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNow) place.current?.focus()
  }, [isNow])
  const format = new Intl.DateTimeFormat(limits.locales[locale], { dateStyle: "long", timeStyle: "short" })
  return (
    <div ref={place} tabIndex={-1} className={css.outcome}>
      <Notice tone="success" role={isNow ? "status" : undefined}>
        {say("acceptedNow", { at: format.format(new Date(at)) })}
      </Notice>
    </div>
  )
}

/** Footer of a document: the acceptance, or the form to accept it. */
export const AcceptTerms = ({ terms, reading, onReplaced }: Props) => {
  const say = useTermsWords()
  const id = useId()
  const { text, busy, acceptedNow, isReplaced, isRefused, accept } = reading
  const acceptedAt = acceptedNow ?? terms.acceptedAt
  if (isReplaced)
    return (
      <>
        <Notice tone="warning" role="alert">
          {say("replaced")}
        </Notice>
        <div className={css.screenOnly}>
          <Button onPress={onReplaced}>{say("readNew")}</Button>
        </div>
      </>
    )
  if (acceptedAt !== null) return <Accepted at={acceptedAt} isNow={acceptedNow !== undefined} />
  if (!text || !terms.requiresAcceptance) return null
  return (
    <section className={css.accept} aria-labelledby={id}>
      <h2 id={id}>{say("acceptTitle")}</h2>
      <p>{say("acceptText")}</p>
      {isRefused && (
        <Notice tone="danger" role="alert">
          {say("acceptFailed")}
        </Notice>
      )}
      <div>
        <Button tone="primary" size="large" busy={busy} onPress={accept}>
          {say(busy ? "busy" : "accept")}
        </Button>
      </div>
    </section>
  )
}
