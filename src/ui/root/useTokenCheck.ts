import { type RefObject, useEffect } from "react"
import type { AppearanceTokens } from "../theme/appearance.ts"

/** Tells the developer of a page which tokens cannot be taken as they are; what finds that out is fetched. */
export const useTokenCheck = (root: RefObject<HTMLElement | null>, tokens: AppearanceTokens): void => {
  const tokensJson = JSON.stringify(tokens)
  useEffect(() => {
    if (tokensJson === "{}") return
    let isWanted = true
    import("../theme/checkAppearance.ts").then(
      ({ reportAppearanceProblems }) => {
        if (isWanted && root.current) reportAppearanceProblems(JSON.parse(tokensJson), root.current)
      },
      () => {},
    )
    return () => void (isWanted = false)
  }, [root, tokensJson])
}
