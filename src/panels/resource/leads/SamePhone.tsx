import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { limits } from "../../../contract/limits.ts"
import { digitsOf } from "../../../contract/people/phone.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import { leads } from "../../../contract/resources/leads.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { useLeadWords } from "./leadWords.ts"

/** A whole number with its area code. */
const minDigits = 10
const maxNamed = 3

/** Names leads that have the phone number that is written; silent where it cannot know. */
const SamePhone = ({ texts, row }: SummaryProps) => {
  const say = useLeadWords()
  const { client, locale } = usePanel()
  const phone = digitsOf(texts["phone"] ?? "")
  const load = useMemo(() => {
    if (phone.length < minDigits) return Effect.succeed([])
    const body = {
      filter: { search: phone },
      sortField: "id",
      sortOrder: "desc",
      pageNumber: 0,
      pageSize: limits.list.pageSize,
    } as const
    return Effect.map(client.api.call(callsOf(leads).find, { body }), ({ items }) => items)
  }, [client, phone])
  const { remote } = useRemote(load)
  const others = (remote.data ?? []).filter(
    (one) => one.phone === phone && !(row && sameId(one._id, row._id)),
  )
  if (others.length === 0) return null
  const named = others.slice(0, maxNamed).map(({ name, business }) => business || name)
  const names = new Intl.ListFormat(limits.locales[locale]).format(named)
  return <Notice tone="warning">{say("samePhone", { count: others.length, names })}</Notice>
}

export default SamePhone
