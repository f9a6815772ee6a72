import { limits } from "../../contract/limits.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { alert, alertText } from "./RolesPanel.css.ts"

interface Props {
  readonly error: string | undefined
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Why a role was not saved, for 30 s (section 5), with another try. What was typed stays. */
export const RoleAlert = ({ error, onRetry, onClose }: Props) => {
  const frame = useWords("frame", frameWords)
  if (error === undefined) return null
  return (
    <div className={alert}>
      <Notice
        tone="danger"
        role="alert"
        durationMs={limits.noticeMs.invalidRole}
        closeLabel={frame("close")}
        onClose={onClose}
      >
        <span className={alertText}>
          {error}
          <Button size="small" onPress={onRetry}>
            {frame("retry")}
          </Button>
        </span>
      </Notice>
    </div>
  )
}
