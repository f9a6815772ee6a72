import { useContext } from "react"
import { mayWrite } from "../../contract/resource/mayWrite.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { tickets as described } from "../../contract/resources/tickets.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { callHost } from "../../frame/useHostCallback.ts"
import { RecordHrefContext } from "../../resource/described/recordHref.ts"
import { useUser } from "../../resource/described/useReserved.ts"
import { Link } from "../../ui/link/Link.tsx"
import { useFaqWords } from "./words.ts"

const tickets: Resource = described

/**
 * Link to a new ticket for readers who found no answer; shown to users who may open tickets, if the page has a place
 * for them.
 */
export const AskInstead = () => {
  const { navigation, report } = usePanel()
  const say = useFaqWords()
  const user = useUser()
  const hrefOf = useContext(RecordHrefContext)
  if (!user || !mayWrite(tickets, user)) return null
  const href = callHost(() => hrefOf?.("tickets", "new"), report)
  if (href === undefined) return null
  return (
    <Link href={href} onPress={() => navigation.push(href)}>
      {say("openTicket")}
    </Link>
  )
}
