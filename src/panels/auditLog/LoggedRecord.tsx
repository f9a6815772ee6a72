import { useContext } from "react"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { auditLog } from "../../contract/resources/auditLog.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { callHost } from "../../frame/useHostCallback.ts"
import { KindCell } from "../../resource/described/KindCell.tsx"
import { Link } from "../../ui/link/Link.tsx"
import { RecordHrefContext } from "../../resource/described/recordHref.ts"

const resource: Resource = auditLog

/** Returns the URL of the record a log line is about; undefined if no page shows it, or it was deleted. */
const useLoggedHref = (row: RowOf<typeof auditLog>): string | undefined => {
  const { report } = usePanel()
  const hrefOf = useContext(RecordHrefContext)
  const { list, recordId, action, result } = row
  const isGone = action === "DELETE" && result !== "DENIED"
  if (!hrefOf || isGone || typeof list !== "string") return undefined
  if (typeof recordId !== "number" && typeof recordId !== "string") return undefined
  return callHost(() => hrefOf(list, recordId), report)
}

/** The record a log line is about, with a link to it. */
const LoggedRecord = ({ row }: { readonly row: RowOf<typeof auditLog> }) => {
  const { navigation } = usePanel()
  const href = useLoggedHref(row)
  const name = <KindCell {...{ resource, row }} name="label" />
  if (href === undefined) return name
  return (
    <Link href={href} onPress={() => navigation.push(href)}>
      {name}
    </Link>
  )
}

export default LoggedRecord
