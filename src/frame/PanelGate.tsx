import { type ReactNode, useMemo, useState } from "react"
import { freshKey } from "../api/freshKey.ts"
import { type Access, allows, permissionsFor, type Subject } from "../contract/access/access.ts"
import { lock } from "../ui/icon/icons.ts"
import { Notice } from "../ui/notice/Notice.tsx"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import { frameWords } from "./words.ts"
import { content, opened, warning } from "./panelGate.css.ts"
import { usePanel } from "./PanelContext.ts"
import { usePermissionTitles } from "./usePermissionTitles.ts"
import { UserAwaited } from "./UserAwaited.tsx"
import { useSessionState, useValue } from "./useValue.ts"
import { useWords } from "./useWords.ts"

interface Props {
  readonly access: Access
  readonly children: ReactNode
}

/** Once open it stays open: a permission taken away meanwhile is told, and what was typed is kept (fault 19). */
const Gate = ({ access, user, children }: Props & { readonly user: Subject }) => {
  const say = useWords("frame", frameWords)
  const may = allows(access, user)
  const [wasOpen, setWasOpen] = useState(may)
  if (may && !wasOpen) setWasOpen(true)
  const needs = usePermissionTitles()(permissionsFor(access, user))
  const because = (key: "deniedText" | "revoked") =>
    needs === "" ? say("deniedToCompanies") : say(key, { needs })
  if (!wasOpen) return <EmptyState icon={lock} title={say("deniedTitle")} text={because("deniedText")} />
  return (
    <div className={opened}>
      {!may && (
        <div className={warning}>
          <Notice tone="warning" role="alert">
            {because("revoked")}
          </Notice>
        </div>
      )}
      <div className={content}>{children}</div>
    </div>
  )
}

/**
 * Shows a panel to those who may use it and tells the others which permission is missing. What it shows starts
 * anew for another user or another company.
 */
export const PanelGate = ({ access, children }: Props) => {
  const { client } = usePanel()
  const { session, epoch } = client
  const say = useWords("frame", frameWords)
  const state = useSessionState(session)
  const number = useValue(epoch.number)
  // oxlint-disable-next-line react/exhaustive-deps -- another client or epoch is what the key stands for
  const key = useMemo(freshKey, [client, number])
  if (!state) return <EmptyState title={say("wait")} />
  if (state._tag === "SignedOut")
    return (
      <EmptyState
        icon={lock}
        title={say(session.hasExpired.peek() ? "expiredTitle" : "signedOutTitle")}
        text={say("signedOutText")}
      />
    )
  if (state._tag === "TokenStored") return <UserAwaited />
  return (
    <Gate key={key} access={access} user={state.user}>
      {children}
    </Gate>
  )
}
