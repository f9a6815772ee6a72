import { Button, Notice } from "balcao/ui"
import { useEffect, useRef, useState } from "react"
import { PaperFrame } from "../outside/PaperFrame.tsx"
import { text, title } from "../outside/outside.css.ts"
import { useLinkToken } from "../outside/useLinkToken.ts"
import { AcceptForm } from "./AcceptForm.tsx"
import * as css from "./acceptance.css.ts"
import { ContractSheet } from "./ContractSheet.tsx"
import { DeclineDialog } from "./DeclineDialog.tsx"
import { type Decided, useAcceptance, useAcceptanceWords, useWrittenMoment } from "./useAcceptance.ts"

const Closed = ({ why }: { readonly why: string }) => {
  const say = useAcceptanceWords()
  return (
    <>
      <h1 className={title}>{say("closedTitle")}</h1>
      <Notice tone="warning" role="alert">
        {why}
      </Notice>
    </>
  )
}

/** The signer's decision. Replaces the form and takes over its focus. */
const Outcome = ({ how, at }: Decided) => {
  const say = useAcceptanceWords()
  const moment = useWrittenMoment()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={css.aside} tabIndex={-1}>
      <Notice tone={how === "acceptedNow" ? "success" : "info"} role="alert">
        {say(how, { at: moment(at) })}
      </Notice>
    </div>
  )
}

const Contract = ({ token }: { readonly token: string }) => {
  const say = useAcceptanceWords()
  const { contract, decided, closed, unread, busy, error, reload, accept, decline } = useAcceptance(token)
  const [isDeclining, setDeclining] = useState(false)
  if (closed !== undefined) return <Closed why={closed} />
  if (unread !== undefined)
    return (
      <>
        <Notice tone="danger" role="alert">
          {unread}
        </Notice>
        <div>
          <Button onPress={reload}>{say("again")}</Button>
        </div>
      </>
    )
  if (!contract) return <p className={text}>{say("loading")}</p>
  return (
    <>
      <ContractSheet contract={contract} />
      <div className={css.aside}>
        <div>
          <Button onPress={() => print()}>{say("print")}</Button>
        </div>
      </div>
      {decided ? (
        <Outcome {...decided} />
      ) : (
        <AcceptForm
          signer={contract.signer}
          busy={busy && !isDeclining}
          error={isDeclining ? undefined : error}
          onAccept={accept}
          onDecline={() => setDeclining(true)}
        />
      )}
      {isDeclining && !decided && (
        <DeclineDialog {...{ busy, error }} onDecline={decline} onClose={() => setDeclining(false)} />
      )}
    </>
  )
}

/** Page behind the link mailed to the signer of a contract. It needs no account. */
const ContractAcceptancePage = () => {
  const token = useLinkToken()
  return (
    <PaperFrame column={css.body}>
      <Contract key={token} token={token} />
    </PaperFrame>
  )
}

export default ContractAcceptancePage
