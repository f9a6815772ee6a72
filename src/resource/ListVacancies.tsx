import { frameWords } from "../frame/frameWords.ts"
import { useExplain } from "../frame/useExplain.ts"
import { useWords } from "../frame/useWords.ts"
import type { ApiError } from "../api/errors.ts"
import { Button } from "../ui/button/Button.tsx"
import { refreshCw, searchX } from "../ui/icon/icons.ts"
import { Vacant } from "../ui/vacant/Vacant.tsx"
import { listWords } from "./listWords.ts"

/** In the list's own place: it could not be loaded, why, and another try. */
export const ListFailure = ({
  title,
  error,
  onRetry,
}: {
  readonly title: string
  readonly error: ApiError
  readonly onRetry: () => void
}) => {
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  return (
    <Vacant
      tone="danger"
      title={title}
      text={explain(error)}
      action={
        <Button icon={refreshCw} onPress={onRetry}>
          {frame("retry")}
        </Button>
      }
    />
  )
}

/** In the list's own place: nothing there, what was searched, and the way back to all. */
export const ListEmpty = ({ search, onClear }: { readonly search: string; readonly onClear: () => void }) => {
  const say = useWords("list", listWords)
  if (search.trim() === "") return <Vacant icon={searchX} title={say("empty")} />
  return (
    <Vacant
      icon={searchX}
      title={say("empty")}
      text={say("emptyFor", { search: search.trim() })}
      action={<Button onPress={onClear}>{say("clearSearch")}</Button>}
    />
  )
}
