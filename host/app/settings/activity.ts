import type { PanelEvent } from "balcao"
import { parseObject } from "./parseObject.ts"

/** Something the user did, or a notice they saw, in this session. */
export interface ActivityEntry {
  /** Milliseconds since 1970. */
  readonly at: number
  /** The event of a panel or the text of a notice. */
  readonly about:
    | { readonly panel: string; readonly type: string; readonly id?: number | string }
    | { readonly notice: string; readonly text?: string }
}

/** The activity since sign-in, newest first. */
export interface Activity {
  readonly user: number | undefined
  readonly happenings: ReadonlyArray<ActivityEntry>
  /** Time the list was last opened, in milliseconds since 1970. */
  readonly seen: number
}

const maxEntries = 50

/** Activity without entries. */
export const noActivity: Activity = { user: undefined, happenings: [], seen: 0 }

const isEntry = (value: unknown): value is ActivityEntry => {
  const { at, about } = (value ?? {}) as Partial<ActivityEntry>
  if (typeof at !== "number" || typeof about !== "object" || about === null) return false
  return "notice" in about
    ? typeof about.notice === "string"
    : typeof about.panel === "string" && typeof about.type === "string"
}

/** Parses the stored activity; invalid parts are dropped. */
export const activityOf = (text: string | null): Activity => {
  const { user, happenings, seen } = parseObject(text)
  return {
    user: typeof user === "number" ? user : undefined,
    happenings: Array.isArray(happenings) ? happenings.filter(isEntry).slice(0, maxEntries) : [],
    seen: typeof seen === "number" ? seen : 0,
  }
}

/** The activity with one more entry. */
export const withEntry = (activity: Activity, about: ActivityEntry["about"], at: number): Activity => ({
  ...activity,
  happenings: [{ at, about }, ...activity.happenings].slice(0, maxEntries),
})

const ignoredPanels = new Set(["login", "register", "forgotPassword"])

/** The part of a panel event that is kept: only its id. Events of signing in and out are ignored. */
export const entryFor = ({ panel, type, detail }: PanelEvent): ActivityEntry["about"] | undefined => {
  if (ignoredPanels.has(panel)) return undefined
  const id = detail && "id" in detail ? detail.id : undefined
  return { panel, type, ...((typeof id === "number" || typeof id === "string") && { id }) }
}
