import type { people } from "../../contract/resources/people.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMemo } from "react"
import { limits } from "../../contract/limits.ts"
import { registry } from "../../contract/people/registry.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { type AnonymizeProps, AnonymizeRecord } from "./AnonymizeRecord.tsx"
import { useAnonymizeWords } from "./words.ts"

/** Warning with the names of others who share the phone: its orders and conversations are kept. */
const SharedPhone = ({ id }: { readonly id: RowOf<typeof people>["_id"] }) => {
  const { client, locale } = usePanel()
  const say = useAnonymizeWords()
  const load = useMemo(() => client.api.call(registry.duplicates, { body: { id } }), [client, id])
  const { data = [] } = useRemote(load).remote
  const names = data.flatMap(({ name, _id, by }) => (by.includes("phone") ? [`${name} (#${_id})`] : []))
  if (names.length === 0) return null
  const list = new Intl.ListFormat(limits.locales[locale], { type: "disjunction" })
  return <Notice tone="warning">{say("sharedPhone", { names: list.format(names) })}</Notice>
}

/** Erases what identifies a person. */
const AnonymizePerson = (props: AnonymizeProps) => {
  const say = useAnonymizeWords()
  return (
    <AnonymizeRecord
      {...props}
      panel="people"
      text={say("anonymizeText")}
      act={(api, id, name) => api.call(registry.anonymize, { params: { id }, body: { name } })}
    >
      <SharedPhone id={props.row._id} />
    </AnonymizeRecord>
  )
}

export default AnonymizePerson
