import { Button, circleAlert, EmptyState } from "balcao/ui"
import { useEffect, useMemo, useState } from "react"
import { useLocation, useNavigate } from "../../routing/navigation.ts"
import { usePageWords } from "../words.ts"
import { incidentOf } from "./incident.ts"

const Actions = ({ report }: { readonly report: string }) => {
  const say = usePageWords()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(report).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <Button tone="primary" onPress={() => navigate(pathname + search + hash, { replace: true })}>
        {say("again")}
      </Button>{" "}
      <Button onPress={() => void copy()}>{say(copied ? "copied" : "copy")}</Button>{" "}
      <Button tone="quiet" onPress={() => location.reload()}>
        {say("reload")}
      </Button>
    </>
  )
}

/** Replaces a screen that threw or failed to load; the shell keeps working. */
export const BrokenScreen = ({ error }: { readonly error: unknown }) => {
  const say = usePageWords()
  const { pathname } = useLocation()
  const { id, report } = useMemo(() => incidentOf(error, pathname), [error, pathname])
  useEffect(() => reportError(new Error(`${id} at ${pathname}`, { cause: error })), [id, error, pathname])
  return (
    <EmptyState
      icon={circleAlert}
      tone="danger"
      title={say("screenBroke")}
      text={say("screenBrokeText", { id })}
      action={<Actions report={report} />}
    />
  )
}
