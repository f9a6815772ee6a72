import { useEffect } from "react"
import { useAcceptance } from "./AcceptanceContext.ts"

/** Draws nothing, and tells the switches how their list is loaded anew. */
const AcceptanceLive = ({ reload }: { readonly reload: () => void }) => {
  const { reloadBy } = useAcceptance()
  useEffect(() => reloadBy(reload), [reloadBy, reload])
  return null
}

export default AcceptanceLive
