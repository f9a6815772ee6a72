import { limits } from "../../contract/limits.ts"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { failure as failureStyle } from "./editor.css.ts"
import { editorWords } from "./words.ts"
import type { useSaving } from "./useSaving.ts"

type Saving = Pick<
  ReturnType<typeof useSaving>,
  "refusals" | "isRefused" | "dismissRefusal" | "failure" | "retry" | "dismiss"
>

interface Props {
  readonly saving: Saving
  /** Message of an invalid form; in the user editor it is the specification's sentence, to the letter. */
  readonly invalid: string
  /** Display time of the failure reason, in milliseconds; until closed by default. */
  readonly failedMs?: number | undefined
}

/** Over the fields: for 10 s that something must change first (section 5), or why a save failed and another try. */
export const EditorNotices = ({ saving, invalid, failedMs }: Props) => {
  const say = useWords("editor", editorWords)
  const frame = useWords("frame", frameWords)
  const { refusals, isRefused, failure } = saving
  return (
    <>
      {isRefused && (
        <Notice
          key={refusals}
          tone="warning"
          role="alert"
          durationMs={limits.noticeMs.invalidForm}
          closeLabel={say("close")}
          onClose={saving.dismissRefusal}
        >
          {invalid}
        </Notice>
      )}
      {failure !== undefined && (
        <Notice
          tone="danger"
          role="alert"
          durationMs={failedMs}
          closeLabel={say("close")}
          onClose={saving.dismiss}
        >
          <span className={failureStyle}>
            {failure}
            <Button size="small" onPress={saving.retry}>
              {frame("retry")}
            </Button>
          </span>
        </Notice>
      )}
    </>
  )
}
