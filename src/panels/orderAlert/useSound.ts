import { useEffect, useRef, useState } from "react"
import { inOneTab } from "../../api/inOneTab.ts"
import { makePlayer, type Player } from "../../ui/sound/player.ts"

/** Browsers let a page sound once one of these has happened on it. */
const presses = ["pointerup", "keydown"] as const

/** State of the sound: `asked` after somebody has just turned it on, `refused` if that did not help. */
export type SoundState = "on" | "blocked" | "asked" | "refused"

const stateAfter = (before: SoundState, may: boolean): SoundState => {
  if (may) return before === "asked" ? before : "on"
  return before === "refused" ? before : "blocked"
}

/** Plays the sound while it is wanted, in one tab; and tells whether the browser lets it. */
export const useSound = (isWanted: boolean) => {
  const player = useRef<Player>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [sound, setSound] = useState<SoundState>("on")
  useEffect(() => {
    const waiting = new AbortController()
    const report = (may: boolean) => {
      // A page that may sound keeps that right: each further try would start and stop the loudspeaker.
      if (may) waiting.abort()
      setSound((before) => stateAfter(before, may))
    }
    const made = makePlayer(() => report(true))
    player.current = made
    const unlock = () => void made.unlock().then(report)
    // The notice's own buttons say what comes of a press.
    const press = (event: Event) =>
      void (event.composedPath().includes(notice.current as EventTarget) || unlock())
    unlock()
    for (const name of presses) document.addEventListener(name, press, { signal: waiting.signal })
    return () => {
      waiting.abort()
      made.close()
    }
  }, [])
  const mayPlay = sound === "on" || sound === "asked"
  useEffect(
    () =>
      isWanted && mayPlay && player.current ? inOneTab("balcao.orderAlert", player.current.loop) : undefined,
    [isWanted, mayPlay],
  )
  return {
    sound,
    notice,
    /** Turns the sound on and plays it once, so that one hears that it works. */
    enable: async () => {
      const may = (await player.current?.unlock()) === true
      setSound(may ? "asked" : "refused")
      if (may) player.current?.playOnce()
    },
    close: () => setSound("on"),
  }
}
