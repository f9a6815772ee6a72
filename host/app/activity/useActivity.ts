import { type PanelEvent, usePanel, useValue } from "balcao"
import { useCallback, useEffect, useRef } from "react"
import { useActivityStore, useSavedScreenStores } from "../settings/settings.ts"
import { useStored } from "../settings/stored.ts"
import { noRecents } from "../settings/savedScreens.ts"
import { entryFor, noActivity, withEntry } from "../settings/activity.ts"

/** Records the events of panels. */
export const useEventRecorder = (): ((event: PanelEvent) => void) => {
  const store = useActivityStore()
  return useCallback(
    (event) => {
      const about = entryFor(event)
      if (about) store.set(withEntry(store.get(), about, Date.now()))
    },
    [store],
  )
}

/** Clears the activity at sign-out or when another user signs in. */
export const useActivityReset = (): void => {
  const { client } = usePanel()
  const state = useValue(client.session.state)
  const store = useActivityStore()
  const { recents } = useSavedScreenStores()
  const user = state._tag === "Loaded" ? state.user.id : undefined
  const isOut = state._tag === "SignedOut"
  useEffect(() => {
    const known = store.get().user
    if (isOut) {
      if (store.get() !== noActivity) store.set(noActivity)
      if (recents.get() !== noRecents) recents.set(noRecents)
    } else if (user !== undefined && user !== known) {
      store.set(known === undefined ? { ...store.get(), user } : { ...noActivity, user })
    }
  }, [store, recents, user, isOut])
}

/** Records the notices that are shown. */
export const useNoticeRecorder = (): void => {
  const { notices } = usePanel()
  const store = useActivityStore()
  const last = useRef(0)
  useEffect(
    () =>
      notices.subscribe(() => {
        for (const { id, kind, title, text } of notices.list()) {
          if (id <= last.current) continue
          last.current = id
          if (kind !== "toast") continue
          store.set(withEntry(store.get(), { notice: title, ...(text && { text }) }, Date.now()))
        }
      }),
    [notices, store],
  )
}

/** The activity, the number of unseen entries, and functions to mark them seen or clear them. */
export const useActivity = () => {
  const store = useActivityStore()
  const [activity] = useStored(store)
  const markSeen = useCallback(() => store.set({ ...store.get(), seen: Date.now() }), [store])
  const clear = useCallback(() => store.set({ ...store.get(), happenings: [] }), [store])
  const unseen = activity.happenings.filter(({ at }) => at > activity.seen).length
  return { happenings: activity.happenings, unseen, markSeen, clear }
}
