import { Suspense, useState } from "react"
import { allows } from "../../../contract/access/access.ts"
import { looseDeliveryCalls } from "../../../contract/looseDeliveries/looseDeliveryCalls.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useValue } from "../../../frame/useValue.ts"
import { foundChoices } from "../../../resource/described/foundChoices.ts"
import { RecordField } from "../../../resource/RecordField.tsx"
import type { RecordOption } from "../../../resource/recordOption.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { plus } from "../../../ui/icon/icons.ts"
import { wallet } from "../../../ui/icon/menuIcons.ts"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"
import { subtle } from "../../../ui/theme/text.css.ts"
import * as css from "./credits.css.ts"
import { useCreditWords } from "./creditWords.ts"
import { StatementTable } from "./StatementTable.tsx"
import { useStatement } from "./useStatement.ts"

const AskCredits = lazily(() => import("./AskCredits.tsx"))
const GiveCredits = lazily(() => import("./GiveCredits.tsx"))

interface Company {
  readonly _id: RecordId
  readonly name: string
}

/** True if the user may give companies credits, on a platform that supports it. */
const useMayGive = (): boolean => {
  const { client, readOnly } = usePanel()
  const user = useValue(client.session.user)
  const hasCall = useValue(client.extras("main"))?.has("delivery-credits") === true
  return hasCall && !readOnly && user !== undefined && allows(looseDeliveryCalls.giveCredits.access, user)
}

/** True for a store's people who may open tickets, which is how they ask for credits. */
const useMayAsk = (): boolean => {
  const { client, readOnly } = usePanel()
  const user = useValue(client.session.user)
  const hasTickets = useValue(client.extras("main"))?.has("resources") === true
  return hasTickets && !readOnly && user?.company !== undefined && allows(tickets.access, user)
}

const CompanyCredits = ({ company }: { readonly company: Company }) => {
  const say = useCreditWords()
  const money = useMoney()
  const mayGive = useMayGive()
  const { remote, reload } = useStatement(company._id)
  const mayAsk = useMayAsk()
  const [isGiving, setGiving] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const { data } = remote
  const problem = failure(remote)
  if (data === undefined)
    return problem ? <LoadFailure title={say("failed")} error={problem} onRetry={reload} /> : <LoadingBar />
  if (data === null) return <Notice tone="warning">{say("gone")}</Notice>
  return (
    <>
      <div className={css.balance}>
        <dl>
          <dt>{say("balance")}</dt>
          <dd>{money(data.credits.balanceCents)}</dd>
        </dl>
        {mayGive ? (
          <Button icon={plus} tone="primary" onPress={() => setGiving(true)}>
            {say("give")}
          </Button>
        ) : null}
        {mayAsk && !mayGive ? (
          <Button icon={plus} tone="primary" onPress={() => setAsking(true)}>
            {say("ask")}
          </Button>
        ) : null}
      </div>
      <h2 className={css.title}>{say("statement")}</h2>
      {data.entries.length === 0 ? (
        <EmptyState icon={wallet} title={say("empty")} />
      ) : (
        <>
          <div className={css.rows}>
            <StatementTable entries={data.entries} />
          </div>
          <p className={subtle}>{say("last")}</p>
        </>
      )}
      <Suspense>{isAsking && <AskCredits company={company.name} onDone={() => setAsking(false)} />}</Suspense>
      {isGiving ? (
        <Suspense>
          <GiveCredits
            company={company}
            onClose={() => {
              setGiving(false)
              // Given or not: an answer may have been lost on its way.
              reload()
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** Balance for loose deliveries, its movements and, for the platform's staff, a form to give more. */
const Credits = () => {
  const say = useCreditWords()
  const viewed = useValue(usePanel().client.session.company)
  const [chosen, setChosen] = useState<RecordOption>()
  const company = viewed ?? (chosen && { _id: chosen.recordId, name: chosen.label })
  return (
    <div className={css.credits}>
      {viewed ? null : (
        <div className={css.owner}>
          <RecordField
            label={say("company")}
            placeholder={say("choose")}
            value={chosen}
            find={foundChoices("companies")}
            isRequired
            onChange={setChosen}
          />
        </div>
      )}
      {company ? (
        <CompanyCredits key={String(company._id)} company={{ _id: company._id, name: company.name ?? "" }} />
      ) : (
        <p className={subtle}>{say("chooseFirst")}</p>
      )}
    </div>
  )
}

export default Credits
