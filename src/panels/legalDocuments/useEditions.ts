import * as Effect from "effect/Effect"
import { useMemo } from "react"
import { limits } from "../../contract/limits.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { legalDocuments } from "../../contract/resources/legalDocuments.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useRemote } from "../../frame/useRemote.ts"

type Document = RowOf<typeof legalDocuments>

const { find } = callsOf(legalDocuments)

/** The other documents of the same type, audience and language of an application, the latest first. */
export const useEditions = (row: RowOf<typeof legalDocuments>) => {
  const { client } = usePanel()
  const [id, type, language, userType] = [row._id, row.type, row.language, row.userType]
  const owner = row.owner?._id
  const load = useMemo(() => {
    const query = {
      filter: { type: [type], language: [language], ...(owner === undefined ? {} : { owner: [owner] }) },
      sortField: "id",
      sortOrder: "desc",
      pageNumber: 0,
      pageSize: limits.list.maxPageSize,
    }
    const isAlike = (one: Document) => !sameId(one._id, id) && (one.userType ?? null) === (userType ?? null)
    return Effect.map(client.api.call(find, { body: query as never }), ({ items }) => items.filter(isAlike))
  }, [client, id, type, language, userType, owner])
  return useRemote(load)
}
