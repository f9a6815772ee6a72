import { useEffect, useRef, useState } from "react"
import { makePlayer, type Player } from "../../../ui/sound/player.ts"

/** Sounds once for each order that arrives, while somebody wants it. `arrived` are the keys of the orders that are new. */
export const useNewOrderSound = (arrived: ReadonlyArray<string>) => {
  const [isOn, setOn] = useState(false)
  const player = useRef<Player>(undefined)
  const announced = useRef(new Set(arrived))
  useEffect(() => () => player.current?.close(), [])
  useEffect(() => {
    const fresh = arrived.filter((key) => !announced.current.has(key))
    announced.current = new Set(arrived)
    if (isOn && fresh.length > 0) player.current?.playOnce()
  }, [arrived, isOn])
  const toggle = () => {
    // A press is what lets the page sound.
    player.current ??= makePlayer(() => {})
    if (isOn) return setOn(false)
    void player.current.unlock().then((may) => {
      setOn(may)
      if (may) player.current?.playOnce()
    })
  }
  return { isOn, toggle }
}
