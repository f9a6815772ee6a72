import { limits } from "balcao/contract"
import { ShopFront } from "balcao/ui"
import { useState } from "react"
import { cover } from "./background.css.ts"
import { usePicture } from "./useBrand.ts"

const search = {
  name: "backgroundLogin",
  intervalMs: limits.waitMs.loginBackgroundPoll,
  maxAttempts: limits.loginBackground.attempts + 1,
} as const

/** The picture beside the sign-in form: the application's, or the shop front after more than four attempts (section 2). */
export const Background = () => {
  const found = usePicture(search)
  const [broken, setBroken] = useState<string>()
  if (found === "waiting") return null
  if (found === "none" || found.src === broken) return <ShopFront />
  return <img className={cover} src={found.src} alt="" onError={() => setBroken(found.src)} />
}
