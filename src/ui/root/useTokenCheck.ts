import { type RefObject, useEffect } from "react"
import type { AppearanceTokens } from "../theme/appearance.ts"

/** Tells the developer of a page which tokens cannot be taken as they are; what finds that out is fetched. */
export const useTokenCheck = (root: RefObject<HTMLElement | null>, tokens: AppearanceTokens): void => {
  const given = JSON.stringify(tokens)
  useEffect(() => {
    if (given === "{}") return
    let isWanted = true
    import("../theme/checkAppearance.ts").then(
      ({ tellAppearanceProblems }) => {
        if (isWanted && root.current) tellAppearanceProblems(JSON.parse(given), root.current)
      },
      () => {},
    )
    return () => void (isWanted = false)
  }, [root, given])
}
