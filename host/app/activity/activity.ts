import type { PanelEvent } from "balcao"
import { parseObject } from "../settings/parseObject.ts"

/** Something this person did or was told in this session. */
export interface ActivityEntry {
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
  readonly happenings: ReadonlyArray<ActivityEntry>
  /** When the list was last looked at. */
  readonly seen: number
}

/** As much as is worth scrolling through. */
const maxEntries = 50

/** Nothing has happened. */
export const noActivity: Activity = { user: undefined, happenings: [], seen: 0 }

const isEntry = (value: unknown): value is ActivityEntry => {
  const { at, about } = (value ?? {}) as Partial<ActivityEntry>
  if (typeof at !== "number" || typeof about !== "object" || about === null) return false
  return "notice" in about
    ? typeof about.notice === "string"
    : typeof about.panel === "string" && typeof about.type === "string"
}

/** Reads what the tab kept; nonsense counts as nothing. */
export const activityOf = (text: string | null): Activity => {
  const { user, happenings, seen } = parseObject(text)
  return {
    user: typeof user === "number" ? user : undefined,
    happenings: Array.isArray(happenings) ? happenings.filter(isEntry).slice(0, maxEntries) : [],
    seen: typeof seen === "number" ? seen : 0,
  }
}

/** The activity with one more. */
export const withEntry = (activity: Activity, about: ActivityEntry["about"], at: number): Activity => ({
  ...activity,
  happenings: [{ at, about }, ...activity.happenings].slice(0, maxEntries),
})

const ignoredPanels = new Set(["login", "register", "forgotPassword"])

/** What of a panel's event is remembered; signing in and out is not, nor what an event carries but a number. */
export const entryFor = ({ panel, type, detail }: PanelEvent): ActivityEntry["about"] | undefined => {
  if (ignoredPanels.has(panel)) return undefined
  const { id } = (detail ?? {}) as { readonly id?: unknown }
  return { panel, type, ...((typeof id === "number" || typeof id === "string") && { id }) }
}
