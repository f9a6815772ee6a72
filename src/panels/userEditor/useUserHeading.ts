import { useEffect, useMemo } from "react"
import { usePanel } from "../../frame/PanelContext.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import type { UserDraft } from "./userDraft.ts"
import { userEditorWords } from "./words.ts"

/** The heading of the editor (section 2). */
export interface UserHeading {
  readonly title: string
  /** From the outermost to the editor itself. */
  readonly breadcrumbs: readonly [string, string, string]
}

/** The title and breadcrumbs of the saved user, also passed to the host. */
export const useUserHeading = (
  draft: UserDraft,
  isNew: boolean,
  reportHeading: ((heading: UserHeading) => void) | undefined,
): UserHeading => {
  const onHeading = useHostCallback(reportHeading)
  const { readOnly } = usePanel()
  const say = useWords("userEditor", userEditorWords)
  const fullname = useValue(draft.user).data?.fullname
  const heading = useMemo((): UserHeading => {
    const creates = isNew && fullname === undefined
    const userTitle = () =>
      fullname === undefined ? say("waitTitle") : say(readOnly ? "viewTitle" : "editTitle", { fullname })
    return {
      title: creates ? say("createTitle") : userTitle(),
      breadcrumbs: [say("management"), say("users"), say(creates ? "createCrumb" : "editCrumb")],
    }
  }, [say, isNew, fullname, readOnly])
  useEffect(() => void onHeading(heading), [onHeading, heading])
  return heading
}
