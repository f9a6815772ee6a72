import type { Appearance } from "balcao"
import { useMemo } from "react"
import { useBrand } from "../brand/useBrand.ts"
import { useLayout } from "../settings/settings.ts"
import { font } from "../style/font.ts"

/** The appearance the user chose; the accent is otherwise the application's. */
export const useAppearance = (): Appearance => {
  const [{ scheme, density, accent: chosen }] = useLayout()
  const { primaryColor } = useBrand()
  const accent = chosen ?? primaryColor
  return useMemo(
    () => ({ scheme, density, tokens: { font, ...(accent !== undefined && { accent }) } }),
    [scheme, density, accent],
  )
}
