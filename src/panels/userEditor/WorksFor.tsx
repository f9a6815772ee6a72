import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { users } from "../../contract/users/users.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { subtle } from "../../ui/theme/text.css.ts"
import { userEditorWords } from "./words.ts"

/** The company, the franchises or the application somebody works for; nothing where the platform does not tell. */
export const WorksFor = ({ id }: { readonly id: number }) => {
  const say = useWords("userEditor", userEditorWords)
  const { client } = usePanel()
  const isKnown = useValue(client.extras("identity"))?.has("access") === true
  const load = useMemo(
    () => (isKnown ? client.api.call(users.access, { params: { id } }) : Effect.succeed(undefined)),
    [client, isKnown, id],
  )
  const facts = useRemote(load).remote.data
  if (!facts) return null
  const { company, franchises, isApplication, isRoot } = facts
  const names = [
    ...(company ? [company.name ?? `#${company._id}`] : []),
    ...franchises.map(({ name }) => name),
    ...(isApplication ? [say("wholeApplication")] : []),
    ...(isRoot ? [say("wholePlatform")] : []),
  ]
  return (
    <>
      <dt data-wide>{say("worksFor")}</dt>
      <dd data-wide>
        {names.length === 0 ? <span className={subtle}>{say("worksNowhere")}</span> : names.join(", ")}
      </dd>
    </>
  )
}
