import { useEffect } from "react"
import type { ApiError } from "../api/errors.ts"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import { frameWords } from "./words.ts"
import { LoadFailure } from "./LoadFailure.tsx"
import { usePanel } from "./PanelContext.ts"
import { useTask } from "./useTask.ts"
import { useWords } from "./useWords.ts"

/** Stands where a panel will be while its user is on their way; says why when they do not come, with another try. */
export const UserAwaited = () => {
  const { session } = usePanel().client
  const say = useWords("frame", frameWords)
  const { error, run } = useTask<ApiError>()
  useEffect(() => run(session.load()), [session, run])
  if (!error) return <EmptyState title={say("wait")} />
  return <LoadFailure title={say("loadFailedTitle")} error={error} onRetry={() => run(session.load())} />
}
