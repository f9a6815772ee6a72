import { Fragment, type ReactNode, useMemo } from "react"
import { freshKey } from "../api/freshKey.ts"
import { type Access, allows } from "../contract/access.ts"
import { Vacant } from "../ui/vacant/Vacant.tsx"
import { lock } from "../ui/icon/icons.ts"
import { frameWords } from "./frameWords.ts"
import { usePanel } from "./PanelContext.ts"
import { useValue } from "./useValue.ts"
import { useWords } from "./useWords.ts"

/**
 * Shows a panel to those who may use it and tells the others which permission is missing. What it shows starts
 * anew for another user or another company.
 */
export const PanelGate = ({
  access,
  children,
}: {
  readonly access: Access
  readonly children: ReactNode
}) => {
  const { client } = usePanel()
  const { session, epoch } = client
  const say = useWords("frame", frameWords)
  const state = useValue(session.state)
  const number = useValue(epoch.number)
  // oxlint-disable-next-line react/exhaustive-deps -- another client or epoch is what the key stands for
  const key = useMemo(freshKey, [client, number])
  if (state._tag === "SignedOut")
    return <Vacant icon={lock} title={say("signedOutTitle")} text={say("signedOutText")} />
  if (state._tag === "TokenStored") return <Vacant title={say("wait")} />
  if (!allows(access, state.user)) {
    const needs = typeof access === "string" ? "" : access.anyOf.join(", ")
    return <Vacant icon={lock} title={say("deniedTitle")} text={say("deniedText", { needs })} />
  }
  return <Fragment key={key}>{children}</Fragment>
}
