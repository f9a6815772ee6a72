import { useMemo } from "react"
import { domainChecks } from "../../../contract/applications/domainChecks.ts"
import type { ApplicationRow } from "../../../contract/applications/applicationRecords.ts"
import type { Success } from "../../../contract/wire/endpoint.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useValue } from "../../../frame/useValue.ts"
import { EditorPart } from "../../../resource/editor/EditorPart.tsx"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { globe, refreshCw } from "../../../ui/icon/icons.ts"
import { Status } from "../../../ui/status/Status.tsx"
import { subtle } from "../../../ui/theme/text.css.ts"
import * as css from "./domainChecks.css.ts"
import { useDomainWords } from "./words.ts"

type Check = Success<typeof domainChecks.check>[number]

const tones = { HERE: "success", ELSEWHERE: "warning", UNRESOLVED: "danger", UNCHECKED: "neutral" } as const
const isKnown = (state: string): state is keyof typeof tones => Object.hasOwn(tones, state)

const Line = ({ domain, state: answered, addresses }: Check) => {
  const say = useDomainWords()
  const state = isKnown(answered) ? answered : "UNCHECKED"
  const about = state === "UNCHECKED" && addresses.length === 0 ? "silent" : (`about.${state}` as const)
  return (
    <li className={css.line}>
      <strong className={css.domain}>{domain}</strong>
      <Status tone={tones[state]}>{say(state)}</Status>
      <span className={`${subtle} ${css.about}`}>{say(about, { addresses: addresses.join(", ") })}</span>
    </li>
  )
}

const Checks = ({ row: { _id: id, domains } }: Props) => {
  const say = useDomainWords()
  const { api } = usePanel().client
  // Domains that were saved meanwhile are looked up anew.
  const saved = (domains ?? []).map(({ domain }) => domain).join()
  const load = useMemo(
    () => (saved === "" ? undefined : api.call(domainChecks.check, { params: { id } })),
    [api, id, saved],
  )
  return load ? (
    <Loaded load={load} />
  ) : (
    <EmptyState icon={globe} title={say("none")} text={say("noneText")} />
  )
}

const Loaded = ({ load }: { readonly load: Parameters<typeof useRemote<ReadonlyArray<Check>>>[0] }) => {
  const say = useDomainWords()
  const { remote, reload } = useRemote(load)
  const problem = failure(remote)
  if (problem) return <LoadFailure title={say("failed")} error={problem} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  const isBusy = remote._tag === "Loading"
  return (
    <EditorPart title={say("title")} text={say("text")}>
      <ul className={css.lines} aria-label={say("title")} aria-busy={isBusy}>
        {remote.data.map((check) => (
          <Line key={check.domain} {...check} />
        ))}
      </ul>
      <span>
        <Button icon={refreshCw} busy={isBusy} onPress={reload}>
          {say(isBusy ? "checking" : "again")}
        </Button>
      </span>
    </EditorPart>
  )
}

interface Props {
  readonly row: ApplicationRow
}

/** Targets of an application's saved domains, with advice for those that do not lead here. */
const DomainChecks = (props: Props) => {
  const say = useDomainWords()
  const { client } = usePanel()
  const isRoot = useValue(client.session.user)?.isRoot ?? false
  return isRoot ? <Checks {...props} /> : <EmptyState icon={globe} title={say("rootOnly")} />
}

export default DomainChecks
