import { type ReactNode, useCallback } from "react"
import { MissingPart } from "../../ui/root/missingPart.ts"
import { missingWords } from "./words.ts"
import { usePanel } from "../PanelContext.ts"
import { useSnackbar } from "../useSnackbar.ts"
import { useWords } from "../useWords.ts"

/**
 * Shows a message if something does not open because its file failed to load; the panel, and the text typed in it,
 * stays.
 */
export const MissingParts = ({ children }: { readonly children: ReactNode }) => {
  const { report } = usePanel()
  const say = useWords("missing", missingWords)
  const show = useSnackbar()
  const notify = useCallback(
    (error: unknown) => {
      show(say("partMissing"))
      report(error)
    },
    [show, say, report],
  )
  return <MissingPart.Provider value={notify}>{children}</MissingPart.Provider>
}
