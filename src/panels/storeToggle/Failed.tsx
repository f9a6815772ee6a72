import type { ApiError } from "../../api/errors.ts"
import { frameWords } from "../../frame/words.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { refreshCw } from "../../ui/icon/icons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { waiting } from "./StoreTogglePanel.css.ts"
import { storeToggleWords } from "./words.ts"
import type { StoreToggle } from "./useStoreToggle.ts"

interface Props {
  readonly problem: ApiError
  readonly store: StoreToggle
  readonly layout: "full" | "inline"
}

/** Shown in place of the store when it could not be loaded: why, and Retry. The inline layout has room for Retry alone. */
export const Failed = ({ problem, store, layout }: Props) => {
  const say = useWords("storeToggle", storeToggleWords)
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const why = `${say("loadFailed")} ${explain(problem)}`
  const retry = { icon: refreshCw, busy: store.isRetrying, onPress: store.reload }
  if (layout === "inline") return <IconButton {...retry} label={why} />
  return (
    <div className={waiting}>
      <Notice tone="danger" role="alert">
        {why}
      </Notice>
      <Button {...retry} size="small">
        {frame("retry")}
      </Button>
    </div>
  )
}
