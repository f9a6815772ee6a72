import { Button, EmptyState, Notice } from "balcao/ui"
import { useState } from "react"
import { useNavigate, useSearchParams } from "../../routing/navigation.ts"
import * as css from "./showTerms.css.ts"
import { TermsList } from "./TermsList.tsx"
import { TermsSheet } from "./TermsSheet.tsx"
import { type Terms, useTerms, useTermsWords } from "../../terms/useTerms.ts"

interface OpenProps {
  readonly all: ReadonlyArray<Terms>
  readonly type: string
  readonly takesFocus: boolean
  readonly onAccepted: (terms: Terms) => void
  readonly onReplaced: () => void
}

/** The document of the address, or that there is none. */
const Open = ({ all, type, ...props }: OpenProps) => {
  const say = useTermsWords()
  const go = useNavigate()
  const one = all.find((terms) => terms.type === type)
  if (one) return <TermsSheet key={String(one._id)} terms={one} {...props} />
  const action = <Button onPress={() => go("/show-terms")}>{say("all")}</Button>
  return <EmptyState title={say("gone")} text={say("goneText")} action={action} />
}

/** The documents that count for whoever is signed in: what they say, and which are accepted (section 2). */
const ShowTermsPage = () => {
  const say = useTermsWords()
  const [query] = useSearchParams()
  const { terms, isFailed, reload, adopt } = useTerms()
  const type = query.get("document")
  const [wasReplaced, setReplaced] = useState(false)
  const readNew = () => {
    setReplaced(true)
    reload()
  }
  if (isFailed)
    return (
      <div className={css.page}>
        <Notice tone="danger" role="alert">
          {say("failed")}
        </Notice>
        <div>
          <Button onPress={reload}>{say("again")}</Button>
        </div>
      </div>
    )
  if (terms === null) return <EmptyState title={say("notOffered")} />
  if (type === null) return <TermsList terms={terms} />
  if (!terms) return <p className={css.page}>{say("loading")}</p>
  return <Open all={terms} type={type} takesFocus={wasReplaced} onAccepted={adopt} onReplaced={readNew} />
}

export default ShowTermsPage
