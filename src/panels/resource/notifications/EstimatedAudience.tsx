import type { sendingProblems } from "../../../contract/resources/notifications.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useValue } from "../../../frame/useValue.ts"
import { writtenNumber } from "../../../frame/written.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { useNotificationWords } from "./notificationWords.ts"
import { useAudience } from "./useAudience.ts"

const Counted = (props: SummaryProps) => {
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

type Problem = keyof typeof sendingProblems

/** Says what keeps a notification from being sent, and what one does about it. */
const Kept = ({ row }: SummaryProps) => {
  const say = useNotificationWords()
  const problem = (row as { readonly problem?: Problem | null } | undefined)?.problem
  if (!problem) return null
  return <Notice tone={problem === "QUIET" ? "info" : "danger"}>{say(`problem.${problem}`)}</Notice>
}

/** Says how many people a notification would reach, until it is on its way; from then on what keeps it. */
const EstimatedAudience = (props: SummaryProps) => {
  const offered = useValue(usePanel().client.extras("main"))
  const { status = "DRAFT" } = props.row ?? {}
  const isAhead = status === "DRAFT" || status === "SUBMITTED" || status === "SCHEDULED"
  return (
    <>
      <Kept {...props} />
      {isAhead && offered?.has("messaging") && <Counted {...props} />}
    </>
  )
}

export default EstimatedAudience
