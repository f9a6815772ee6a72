import { useNavigate, useParams, useSearchParams } from "../../routing/navigation.ts"
import type { Route } from "../../routes.ts"
import { useLastQueries } from "../../shell/useLastQueries.ts"

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
    return next
  }
  const onOpenChange = (open: string | undefined) => {
    const isRecord = open !== undefined && open !== "new" && !open.includes("/")
    if (isRecord && (recordsHavePath || inPath !== undefined))
      return go(`${list}/${encodeURIComponent(open)}`)
    if (inPath === undefined) return setQuery((former) => withOpen(former, open))
    return go(open === undefined ? list + lastQuery(list) : `${list}?open=${encodeURIComponent(open)}`)
  }
  return { open: inPath ?? query.get("open") ?? undefined, onOpenChange }
}
