import { useCallback, useEffect, useRef, useState } from "react"
import type { Typing } from "../../contract/contact/contact.ts"
import type { Message } from "../../contract/contact/message.ts"
import { limits } from "../../contract/limits.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"

const keyOf = ({ contactId, userId }: Typing) => `${idKey(contactId)} ${userId}`

/**
 * Returns the colleagues who are writing and their contacts; each is removed after their answer, or after a time
 * without news.
 */
export const useTyping = () => {
  const [typing, setTyping] = useState<ReadonlyArray<Typing>>([])
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  const start = useCallback((one: Typing) => {
    const key = keyOf(one)
    const otherUsers = (all: ReadonlyArray<Typing>) => all.filter((other) => keyOf(other) !== key)
    clearTimeout(timers.current.get(key))
    timers.current.set(
      key,
      setTimeout(() => setTyping(otherUsers), limits.contact.typingMs),
    )
    setTyping((all) => [...otherUsers(all), one])
  }, [])
  /** A message names its author only. */
  const stop = (messages: ReadonlyArray<Message>) =>
    setTyping((all) =>
      all.filter(
        ({ contactId, name }) =>
          !messages.some((message) => message.sentBy === name && sameId(message.contactId, contactId)),
      ),
    )
  return { typing, start, stop }
}
