import type * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { failure, type Remote } from "../../frame/remote.ts"
import { useTask } from "../../frame/useTask.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { EditorWait } from "./EditorPlace.tsx"

interface Props {
  readonly record: Remote<unknown, ApiError>
  readonly words: { readonly notFound: string; readonly notFoundText: string; readonly loadFailed: string }
  readonly load: () => Effect.Effect<void>
}

/** Stands where a record is on its way, or why there is none to edit, with another try where one may help. */
export const EditorMissing = ({ record, words, load }: Props) => {
  const retry = useTask<never>()
  const error = failure(record)
  if (!error) return <EditorWait />
  if (error._tag === "NotFound")
    return <EmptyState tone="danger" title={words.notFound} text={words.notFoundText} />
  return (
    <LoadFailure title={words.loadFailed} error={error} busy={retry.busy} onRetry={() => retry.run(load())} />
  )
}
