import { Suspense, useContext, useMemo, useState } from "react"
import { allows, anonymizesPeople } from "../../../contract/access/access.ts"
import { registry, type SamePerson } from "../../../contract/people/registry.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useValue } from "../../../frame/useValue.ts"
import { RecordHrefContext } from "../../../resource/described/recordHref.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Link } from "../../../ui/link/Link.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"
import { muted } from "../../../ui/theme/text.css.ts"
import { line, section } from "./ticketPage.css.ts"
import type { Ticket } from "./useTicket.ts"
import { usePageWords } from "./words.ts"

const AnonymizePerson = lazily(() => import("../../../business/people/AnonymizePerson.tsx"))

interface FoundProps {
  readonly person: SamePerson
  readonly mayAnonymize: boolean
  readonly onAnonymize: () => void
}

const Found = ({ person: { _id, name }, mayAnonymize, onAnonymize }: FoundProps) => {
  const say = usePageWords()
  const { navigation } = usePanel()
  const href = useContext(RecordHrefContext)?.("people", _id)
  return (
    <div className={line}>
      {href === undefined ? (
        <strong>{name}</strong>
      ) : (
        <Link href={href} onPress={() => navigation.push(href)}>
          {name}
        </Link>
      )}
      {mayAnonymize && (
        <span>
          <Button size="small" tone="quietDanger" onPress={onAnonymize}>
            {say("anonymize")}
          </Button>
        </span>
      )}
    </div>
  )
}

const Lookup = ({ ticket: { email, phone }, mayAnonymize }: Props & { readonly mayAnonymize: boolean }) => {
  const say = usePageWords()
  const { client } = usePanel()
  const [person, setPerson] = useState<SamePerson>()
  const load = useMemo(
    () => client.api.call(registry.duplicates, { body: { email: email ?? null, phone: phone ?? null } }),
    [client, email, phone],
  )
  const { remote, reload } = useRemote(load)
  const found = remote.data
  return (
    <>
      {found?.length === 0 && <span className={muted}>{say("nobodyFound")}</span>}
      {found?.map((one) => (
        <Found key={String(one._id)} {...{ person: one, mayAnonymize }} onAnonymize={() => setPerson(one)} />
      ))}
      {person && (
        <Suspense>
          <AnonymizePerson row={person} onChanged={reload} onDone={() => setPerson(undefined)} />
        </Suspense>
      )}
    </>
  )
}

interface Props {
  readonly ticket: Ticket
}

/** People a request about personal data may be of, found by its email and phone, with the way to anonymize them. */
export const RequesterCard = ({ ticket }: Props) => {
  const say = usePageWords()
  const { client, readOnly } = usePanel()
  const user = useValue(client.session.user)
  const hasRegistry = useValue(client.extras("main"))?.has("registry") === true
  if (!hasRegistry || user === undefined || !allows(registry.duplicates.access, user)) return null
  return (
    <section className={section} aria-label={say("inRegister")}>
      <strong>{say("inRegister")}</strong>
      {ticket.email || ticket.phone ? (
        <Lookup {...{ ticket }} mayAnonymize={!readOnly && allows(anonymizesPeople, user)} />
      ) : (
        <span className={muted}>{say("noContact")}</span>
      )}
    </section>
  )
}
