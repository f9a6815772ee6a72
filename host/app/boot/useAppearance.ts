import type { Appearance } from "balcao"
import { useMemo } from "react"
import { useLayout } from "../settings/settings.ts"
import { font } from "../style/font.ts"

/** The appearance the user chose. */
export const useAppearance = (): Appearance => {
  const [{ scheme, density, accent }] = useLayout()
  return useMemo(
    () => ({ scheme, density, tokens: { font, ...(accent !== undefined && { accent }) } }),
    [scheme, density, accent],
  )
}
