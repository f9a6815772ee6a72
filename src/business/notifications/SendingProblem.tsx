import type { sendingProblems } from "../../contract/messages/sendingProblems.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useNotificationWords } from "./words.ts"

interface Props extends Pick<SummaryProps, "row"> {
  /** Message shown after the job has failed for good. */
  readonly gaveUp: "problem.GAVE_UP" | "problem.PAUSED"
}

/** Notice with the problem that keeps a message to many from being sent, and its remedy. */
export const SendingProblem = ({ row, gaveUp }: Props) => {
  const say = useNotificationWords()
  const problem = (row as { readonly problem?: keyof typeof sendingProblems | null } | undefined)?.problem
  if (!problem) return null
  return (
    <Notice tone={problem === "QUIET" ? "info" : "danger"}>
      {say(problem === "GAVE_UP" ? gaveUp : `problem.${problem}`)}
    </Notice>
  )
}
