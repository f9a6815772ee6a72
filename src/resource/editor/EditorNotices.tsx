import { limits } from "../../contract/limits.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { failure as failureStyle } from "./editor.css.ts"
import { editorWords } from "./editorWords.ts"

interface Props {
  /** Raised each time the form was refused; 0 shows nothing. */
  readonly refusals: number
  readonly onRefusalClose: () => void
  /** Why the last save failed. */
  readonly failure: string | undefined
  readonly onRetry: () => void
  readonly onFailureClose: () => void
}

/** Over the fields: for 10 s that something must change first (section 5), or why a save failed and another try. */
export const EditorNotices = ({ refusals, onRefusalClose, failure, onRetry, onFailureClose }: Props) => {
  const say = useWords("editor", editorWords)
  const frame = useWords("frame", frameWords)
  return (
    <>
      {refusals > 0 && (
        <Notice
          key={refusals}
          tone="warning"
          role="alert"
          lasts={limits.notice.invalidForm}
          closeLabel={say("close")}
          onClose={onRefusalClose}
        >
          {say("invalid")}
        </Notice>
      )}
      {failure !== undefined && (
        <Notice tone="danger" role="alert" closeLabel={say("close")} onClose={onFailureClose}>
          <span className={failureStyle}>
            {failure}
            <Button size="small" onPress={onRetry}>
              {frame("retry")}
            </Button>
          </span>
        </Notice>
      )}
    </>
  )
}
