import { useEffect } from "react"
import type { Client } from "../api/client.ts"
import { useValue } from "../frame/useValue.ts"

interface Props {
  readonly client: Client
  readonly onReady: () => void
}

/** Tells once that the panel stands there for a user it knows. */
export const Ready = ({ client, onReady }: Props) => {
  const isReady = useValue(client.session.user) !== undefined
  // oxlint-disable-next-line react/exhaustive-deps -- told once, whoever listens
  useEffect(() => void (isReady && onReady()), [isReady])
  return null
}
