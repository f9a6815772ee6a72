import type { sendingProblems } from "../../contract/messages/sendingProblems.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { campaigns } from "../../contract/resources/campaigns.ts"
import type { notifications } from "../../contract/resources/notifications.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useNotificationWords } from "./words.ts"

interface Props {
  readonly row:
    | Pick<RowOf<typeof campaigns>, "problem">
    | Pick<RowOf<typeof notifications>, "problem">
    | undefined
  /** Message shown after the job has failed for good. */
  readonly gaveUp: "problem.GAVE_UP" | "problem.PAUSED"
}

/** Notice with the problem that keeps a message to many from being sent, and its remedy. */
export const SendingProblem = ({ row, gaveUp }: Props) => {
  const say = useNotificationWords()
  const problem = row?.problem as keyof typeof sendingProblems | null | undefined
  if (!problem) return null
  return (
    <Notice tone={problem === "QUIET" ? "info" : "danger"}>
      {say(problem === "GAVE_UP" ? gaveUp : `problem.${problem}`)}
    </Notice>
  )
}
