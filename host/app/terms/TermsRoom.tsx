import { usePathname } from "../routing/navigation.ts"
import { useTermsRoomStore } from "../settings/settings.ts"
import { useStored } from "../settings/stored.ts"
import { room } from "./termsBanner.css.ts"

/** True where the banner of terms may be shown: everywhere but on their own screen. */
export const useShowsTermsBanner = (): boolean => usePathname() !== "/show-terms"

/** Room for the banner of terms if there was one the last time, so that nothing moves when it comes. */
export const TermsRoom = () => {
  const [blockSize] = useStored(useTermsRoomStore())
  const isShown = useShowsTermsBanner()
  return isShown && blockSize > 0 ? <div className={room} style={{ blockSize }} /> : null
}
