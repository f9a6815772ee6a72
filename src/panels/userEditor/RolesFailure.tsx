import { frameWords } from "../../frame/words.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { failure as failureStyle } from "../../resource/editor/editor.css.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./words.ts"

/** The reason the assignable roles could not be loaded, with a retry. */
export const RolesFailure = ({ draft }: { readonly draft: UserDraft }) => {
  const say = useWords("userEditor", userEditorWords)
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const error = failure(useValue(draft.roles))
  const retry = useTask<never>()
  if (!error) return null
  return (
    <Notice tone="danger" role="alert">
      <span className={failureStyle}>
        {say("rolesFailed")}. {explain(error)}
        <Button size="small" busy={retry.busy} onPress={() => retry.run(draft.loadRoles())}>
          {frame("retry")}
        </Button>
      </span>
    </Notice>
  )
}
