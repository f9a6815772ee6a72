import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import { worksForCompanies } from "../../contract/access/access.ts"
import type { AccessFacts } from "../../contract/access/accessFacts.ts"
import { users } from "../../contract/users/users.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { useWrites } from "../../frame/useWrites.ts"
import { Button } from "../../ui/button/Button.tsx"
import { later } from "../../ui/root/later.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import type { UserDraft } from "./userDraft.ts"
import { place } from "./userEditor.css.ts"
import { userEditorWords } from "./words.ts"

const MoveDialog = later(
  () => import("./MoveDialog.tsx"),
  ({ isOpen }) => isOpen,
)

const moves = [users.move]

/** True if the viewer works for several companies, views none of them, and the other one works in a company at most. */
const useMayMove = (facts: AccessFacts): boolean => {
  const { client } = usePanel()
  const viewer = useValue(client.session.user)
  const viewed = useValue(client.session.company)
  const offersMoves = useValue(client.extras("identity"))?.has("user-moves") === true
  return (
    offersMoves && !viewed && !worksForCompanies(facts) && viewer !== undefined && worksForCompanies(viewer)
  )
}

interface Props {
  readonly facts: AccessFacts
  readonly draft: UserDraft
}

const Place = ({ facts, draft }: Props) => {
  const say = useWords("userEditor", userEditorWords)
  const mayMove = useMayMove(facts)
  const [isMoving, setMoving] = useState(false)
  const { company, franchises, isApplication, isRoot } = facts
  const names = [
    ...(company ? [company.name ?? `#${company._id}`] : []),
    ...franchises.map(({ name }) => name),
    ...(isApplication ? [say("wholeApplication")] : []),
    ...(isRoot ? [say("wholePlatform")] : []),
  ]
  return (
    <dd data-wide className={place}>
      {names.length === 0 ? <span className={subtle}>{say("worksNowhere")}</span> : names.join(", ")}
      {mayMove && (
        <Button size="small" onPress={() => setMoving(true)}>
          {say("move")}
        </Button>
      )}
      <MoveDialog isOpen={isMoving} {...{ facts, draft }} onClose={() => setMoving(false)} />
    </dd>
  )
}

/** The company, the franchises or the application somebody works for; nothing where the platform does not tell. */
export const WorksFor = ({ id, draft }: { readonly id: number; readonly draft: UserDraft }) => {
  const say = useWords("userEditor", userEditorWords)
  const { client } = usePanel()
  const isKnown = useValue(client.extras("identity"))?.has("access") === true
  const load = useMemo(
    () => (isKnown ? client.api.call(users.access, { params: { id } }) : Effect.succeed(undefined)),
    [client, isKnown, id],
  )
  const { remote, reload } = useRemote(load)
  useWrites(moves, reload)
  const facts = remote.data
  if (!facts) return null
  return (
    <>
      <dt data-wide>{say("worksFor")}</dt>
      <Place facts={facts} draft={draft} />
    </>
  )
}
