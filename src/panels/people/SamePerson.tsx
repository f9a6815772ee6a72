import type { people } from "../../contract/resources/people.ts"
import { useEffect, useMemo, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { registry } from "../../contract/people/registry.ts"
import { isMasked } from "../../contract/resource/masked.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { usePeopleWords } from "./words.ts"

const names = ["name", "cpf", "cnpj", "phone", "email", "birthDate"] as const

/** Returns the typed fields that identify a person, once typing has paused for a moment. */
const useIdentity = ({ texts, row }: SummaryProps<typeof people>) => {
  const identity = names.flatMap((name) => {
    const text = texts[name] ?? ""
    return text === "" || isMasked(text) ? [] : [[name, text] as const]
  })
  const now = JSON.stringify({ ...Object.fromEntries(identity), ...(row && { id: row._id }) })
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(now), limits.waitMs.debounce)
    return () => clearTimeout(waiting)
  }, [now])
  return settled
}

/** Notice of existing records that may be the same person, during editing. */
const SamePerson = (props: SummaryProps<typeof people>) => {
  const { client, locale } = usePanel()
  const say = usePeopleWords()
  const identity = useIdentity(props)
  const load = useMemo(
    () => client.api.call(registry.duplicates, { body: JSON.parse(identity) as object }),
    [client, identity],
  )
  const { data = [] } = useRemote(load).remote
  if (data.length === 0) return null
  const list = new Intl.ListFormat(limits.locales[locale], { type: "disjunction" })
  const nameList = list.format(data.map(({ name, _id }) => `${name} (#${_id})`))
  return <Notice tone="warning">{say(props.row ? "maybeSaved" : "maybe", { names: nameList })}</Notice>
}

export default SamePerson
