import type { Appearance } from "balcao"
import { useMemo } from "react"
import { useLayout } from "../settings/settings.ts"
import { font } from "../style/font.ts"

/** How the panel looks by what its reader chose. */
export const useAppearance = (): Appearance => {
  const [{ scheme, density, accent }] = useLayout()
  return useMemo(
    () => ({ scheme, density, tokens: { font, ...(accent !== undefined && { accent }) } }),
    [scheme, density, accent],
  )
}
