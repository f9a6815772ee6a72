import { useMemo } from "react"
import { useNavigate, useParams, useSearchParams } from "../../routing/navigation.ts"
import type { Route } from "../../routes.ts"
import { useLastQueries } from "../../shell/useLastQueries.ts"

const givenPrefix = "with."

const isGiven = (name: string) => name.startsWith(givenPrefix)

/** The texts an address gives a new record: `with.{field}`. */
const givenIn = (query: URLSearchParams): Readonly<Record<string, string>> | undefined => {
  const entries = [...query].filter(([name]) => isGiven(name))
  if (entries.length === 0) return undefined
  return Object.fromEntries(entries.map(([name, text]) => [name.slice(givenPrefix.length), text]))
}

/** Keeps the open record in the address: in the path if the specification has one for a record, else in the query. */
export const useOpenInUrl = ({ path, parent, recordsHavePath }: Route) => {
  const go = useNavigate()
  const lastQuery = useLastQueries()
  const [inPath] = Object.values(useParams())
  const [query, setQuery] = useSearchParams()
  const list = `/${parent ?? path}`
  const withOpen = (former: URLSearchParams, open: string | undefined) => {
    const next = new URLSearchParams(former)
    if (open === undefined) next.delete("open")
    else next.set("open", open)
    for (const name of [...next.keys()].filter(isGiven)) next.delete(name)
    return next
  }
  const onOpenChange = (open: string | undefined) => {
    const isRecord = open !== undefined && open !== "new" && !open.includes("/")
    if (isRecord && (recordsHavePath || inPath !== undefined))
      return go(`${list}/${encodeURIComponent(open)}`)
    if (inPath === undefined) return setQuery((former) => withOpen(former, open))
    return go(open === undefined ? list + lastQuery(list) : `${list}?open=${encodeURIComponent(open)}`)
  }
  const initialTexts = useMemo(() => givenIn(query), [query])
  return { open: inPath ?? query.get("open") ?? undefined, given: initialTexts, onOpenChange }
}
