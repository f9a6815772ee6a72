import { useEffect } from "react"
import type { Client } from "../api/client.ts"
import { useValue } from "../frame/useValue.ts"

interface Props {
  readonly client: Client
  readonly onReady: () => void
}

/** Calls `onReady` once, as soon as the user is loaded. */
export const ReadyNotifier = ({ client, onReady }: Props) => {
  const isReady = useValue(client.session.user) !== undefined
  // oxlint-disable-next-line react/exhaustive-deps -- called once, whatever the callback
  useEffect(() => void (isReady && onReady()), [isReady])
  return null
}
