import type { MenuStop } from "../../../contract/menu/menuStops.ts"
import type { StopWords } from "./words.ts"

const dayMs = 86_400_000

interface Said {
  readonly say: StopWords
  readonly moment: (iso: string) => string
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Since when something is sold out, and by whom; undefined where nobody knows. From two days on it is told in days. */
export const sinceText = (stop: MenuStop | undefined, { say, moment, now }: Said): string | undefined => {
  if (stop?.since === undefined) return undefined
  const count = Math.floor((now - Date.parse(stop.since)) / dayMs)
  const { by } = stop
  if (count >= 2) return by === undefined ? say("days", { count }) : say("daysBy", { count, name: by })
  const at = moment(stop.since)
  return by === undefined ? say("since", { moment: at }) : say("sinceBy", { moment: at, name: by })
}
