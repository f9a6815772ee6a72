import * as Effect from "effect/Effect"
import { useEffect, useMemo, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { faqArticles } from "../../contract/resources/faqArticles.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useUser } from "../../resource/described/useReserved.ts"

export type Article = RowOf<typeof faqArticles>

/** The typed text once it has rested for a moment. */
const useRested = (text: string) => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), limits.waitMs.debounce)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** The published articles a text finds, as far as they are for this reader: by language, and by type of company. */
export const useHelp = (typed: string) => {
  const { client, locale } = usePanel()
  const { api } = client
  const type = useUser()?.company?.type?.toUpperCase()
  const search = useRested(typed.trim().slice(0, limits.text.search.max))
  const load = useMemo(() => {
    const filter = search === "" ? {} : { search }
    const page = { pageNumber: 0, pageSize: limits.list.maxPageSize }
    return api.call(callsOf(faqArticles).find, { body: { filter, ...page } as never })
  }, [api, search])
  const { remote, reload } = useRemote(load as Effect.Effect<Effect.Success<typeof load>, never>)
  const articles = remote.data?.items.filter(({ language, audience = [] }) => {
    const isForCompany = !audience?.length || type === undefined || audience.some((one) => one === type)
    return isForCompany && (!language || language === locale)
  })
  return { remote, reload, articles, search }
}
