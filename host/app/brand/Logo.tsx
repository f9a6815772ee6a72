import { limits } from "balcao/contract"
import { LogoMark } from "balcao/ui"
import { useState } from "react"
import { hiddenName, logo, picture } from "./logo.css.ts"
import { useBrand, usePicture } from "./useBrand.ts"

const search = {
  name: "logo",
  intervalMs: limits.waitMs.logoPoll,
  maxAttempts: limits.logo.attempts,
} as const

/** The application's logo, or the product's own when there is none or it fails to load; `bare` shows its mark without its name. */
export const Logo = ({ bare = false }: { readonly bare?: boolean }) => {
  const { titleTab = "Balcão" } = useBrand()
  const found = usePicture(search)
  const [broken, setBroken] = useState<string>()
  if (found === "waiting") return <span className={logo} />
  if (found !== "none" && found.src !== broken)
    return <img className={picture} src={found.src} alt={titleTab} onError={() => setBroken(found.src)} />
  return (
    <span className={logo}>
      <LogoMark />
      <span className={bare ? hiddenName : undefined}>{titleTab}</span>
    </span>
  )
}
