import type { PanelEvent } from "balcao"
import { parsed } from "../settings/parsed.ts"

/** Something this person did or was told in this session. */
export interface Happening {
  /** Milliseconds since 1970. */
  readonly at: number
  /** What a panel emitted, or what a notice said. */
  readonly about:
    | { readonly panel: string; readonly type: string; readonly id?: number | string }
    | { readonly notice: string; readonly text?: string }
}

/** What happened since this person signed in, newest first. */
export interface Activity {
  readonly user: number | undefined
  readonly happenings: ReadonlyArray<Happening>
  /** When the list was last looked at. */
  readonly seen: number
}

/** As much as is worth scrolling through. */
const most = 50

/** Nothing has happened. */
export const noActivity: Activity = { user: undefined, happenings: [], seen: 0 }

const isHappening = (value: unknown): value is Happening => {
  const { at, about } = (value ?? {}) as Partial<Happening>
  if (typeof at !== "number" || typeof about !== "object" || about === null) return false
  return "notice" in about
    ? typeof about.notice === "string"
    : typeof about.panel === "string" && typeof about.type === "string"
}

/** Reads what the tab kept; nonsense counts as nothing. */
export const activityOf = (text: string | null): Activity => {
  const { user, happenings, seen } = parsed(text)
  return {
    user: typeof user === "number" ? user : undefined,
    happenings: Array.isArray(happenings) ? happenings.filter(isHappening).slice(0, most) : [],
    seen: typeof seen === "number" ? seen : 0,
  }
}

/** The activity with one more. */
export const withHappening = (activity: Activity, about: Happening["about"], at: number): Activity => ({
  ...activity,
  happenings: [{ at, about }, ...activity.happenings].slice(0, most),
})

const own = new Set(["login", "register", "forgotPassword"])

/** What of a panel's event is remembered; signing in and out is not, nor what an event carries but a number. */
export const aboutEvent = ({ panel, type, detail }: PanelEvent): Happening["about"] | undefined => {
  if (own.has(panel)) return undefined
  const { id } = (detail ?? {}) as { readonly id?: unknown }
  return { panel, type, ...((typeof id === "number" || typeof id === "string") && { id }) }
}
