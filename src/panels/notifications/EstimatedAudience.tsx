import type { notifications } from "../../contract/resources/notifications.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useValue } from "../../frame/useValue.ts"
import { writtenNumber } from "../../frame/written.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { useUser } from "../../resource/described/useReserved.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useNotificationWords } from "../../business/notifications/words.ts"
import { SendingProblem } from "../../business/notifications/SendingProblem.tsx"
import { useAudience } from "./useAudience.ts"

const Counted = (props: SummaryProps<typeof notifications>) => {
  const say = useNotificationWords()
  const { locale } = usePanel()
  const { remote, reload, people } = useAudience(props)
  const problem = failure(remote)
  if (problem?._tag === "BadRequest") return null
  if (problem) return <LoadFailure title={say("failed")} error={problem} onRetry={reload} />
  if (people === 0) return <Notice tone="warning">{say("nobody")}</Notice>
  const shown = people === undefined ? "" : writtenNumber(locale, people, {})
  return <output>{people === undefined ? say("counting") : say("reach", { count: people, shown })}</output>
}

/**
 * Estimated number of people a notification reaches, until it is on its way; after that, the problem that delays it.
 * Authors read that someone else approves it.
 */
const EstimatedAudience = (props: SummaryProps<typeof notifications>) => {
  const offered = useValue(usePanel().client.extras("main"))
  const say = useNotificationWords()
  const user = useUser()
  const { status = "DRAFT", author } = props.row ?? {}
  const isOwn = status === "SUBMITTED" && user !== undefined && author?._id === user.id
  const isAhead = status === "DRAFT" || status === "SUBMITTED" || status === "SCHEDULED"
  return (
    <>
      <SendingProblem row={props.row} gaveUp="problem.GAVE_UP" />
      {isOwn && <Notice tone="info">{say("ownApproval")}</Notice>}
      {isAhead && offered?.has("messaging") && <Counted {...props} />}
    </>
  )
}

export default EstimatedAudience
