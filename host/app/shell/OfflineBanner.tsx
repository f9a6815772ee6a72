import { circleCheck, Icon, wifiOff } from "balcao/ui"
import { useEffect, useState, useSyncExternalStore } from "react"
import { banner } from "./offlineBanner.css.ts"
import { useShellWords } from "../words/words.ts"

/** Duration of the "back online" message. */
const backOnlineMs = 4000

const subscribe = (wake: () => void) => {
  addEventListener("online", wake)
  addEventListener("offline", wake)
  return () => {
    removeEventListener("online", wake)
    removeEventListener("offline", wake)
  }
}

/** The connection: off, back since a moment ago, or on. */
const useConnection = (): "on" | "off" | "back" => {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [connection, setConnection] = useState<"on" | "off" | "back">(online ? "on" : "off")
  if (!online && connection !== "off") setConnection("off")
  if (online && connection === "off") setConnection("back")
  useEffect(() => {
    if (connection !== "back") return undefined
    const timer = setTimeout(() => setConnection("on"), backOnlineMs)
    return () => clearTimeout(timer)
  }, [connection])
  return connection
}

/** Tells that the connection is lost and, for a moment, that it is back. */
export const OfflineBanner = () => {
  const say = useShellWords()
  const connection = useConnection()
  return (
    <output className={banner} data-connection={connection}>
      {connection !== "on" && (
        <>
          <Icon shape={connection === "off" ? wifiOff : circleCheck} />
          <span>{say(connection === "off" ? "offline" : "online")}</span>
        </>
      )}
    </output>
  )
}
