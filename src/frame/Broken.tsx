import { Button } from "../ui/button/Button.tsx"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import { circleAlert } from "../ui/icon/icons.ts"
import { frameWords } from "./words.ts"
import { useWords } from "./useWords.ts"

/** Said in the place of a panel that broke. */
export const Broken = ({ onReopen }: { readonly onReopen: () => void }) => {
  const say = useWords("frame", frameWords)
  return (
    <EmptyState
      icon={circleAlert}
      tone="danger"
      title={say("brokenTitle")}
      text={say("brokenText")}
      action={<Button onPress={onReopen}>{say("reopen")}</Button>}
    />
  )
}
