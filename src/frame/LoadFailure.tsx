import { useEffect } from "react"
import type { ApiError } from "../api/errors.ts"
import { Button } from "../ui/button/Button.tsx"
import { refreshCw } from "../ui/icon/icons.ts"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import { frameWords } from "./words.ts"
import { usePanel } from "./PanelContext.ts"
import { useExplain } from "./useExplain.ts"
import { useWords } from "./useWords.ts"

interface Props {
  readonly title: string
  readonly error: ApiError
  readonly busy?: boolean
  readonly onRetry: () => void
}

/** Stands where something would be that could not be loaded: why, and another try. The host hears of it. */
export const LoadFailure = ({ title, error, busy = false, onRetry }: Props) => {
  const { loadFailed } = usePanel()
  const say = useWords("frame", frameWords)
  const explain = useExplain()
  useEffect(() => void loadFailed(error), [error, loadFailed])
  return (
    <EmptyState
      tone="danger"
      title={title}
      text={explain(error)}
      action={
        <Button icon={refreshCw} busy={busy} onPress={onRetry}>
          {say("retry")}
        </Button>
      }
    />
  )
}
