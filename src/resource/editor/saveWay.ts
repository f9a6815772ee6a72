/** The next step after a save (section 2): back to the list, a copy to continue with, or the same record. */
export type SaveWay = "exit" | "duplicate" | "continue"

/** The way a key press asks for: Ctrl or Cmd with S goes on, with Enter leaves. */
export const saveWayOf = (
  event: Pick<KeyboardEvent, "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "key">,
) => {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined
  if (event.key === "Enter") return "exit"
  return event.key.toLowerCase() === "s" ? "continue" : undefined
}
