import { useEffect } from "react"
import type { ApiError } from "../api/errors.ts"
import { Button } from "../ui/button/Button.tsx"
import { refreshCw } from "../ui/icon/icons.ts"
import { Vacant } from "../ui/vacant/Vacant.tsx"
import { frameWords } from "./frameWords.ts"
import { usePanel } from "./PanelContext.ts"
import { useExplain } from "./useExplain.ts"
import { useTask } from "./useTask.ts"
import { useWords } from "./useWords.ts"

/** Stands where a panel will be while its user is on their way; says why when they do not come, with another try. */
export const UserAwaited = () => {
  const { client, loadFailed } = usePanel()
  const { session } = client
  const say = useWords("frame", frameWords)
  const explain = useExplain()
  const { error, run } = useTask<ApiError>()
  useEffect(() => run(session.load()), [session, run])
  useEffect(() => {
    if (error) loadFailed(error)
  }, [error, loadFailed])
  if (!error) return <Vacant title={say("wait")} />
  return (
    <Vacant
      tone="danger"
      title={say("loadFailedTitle")}
      text={explain(error)}
      action={
        <Button icon={refreshCw} onPress={() => run(session.load())}>
          {say("retry")}
        </Button>
      }
    />
  )
}
