import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { ApiError } from "../../api/errors.ts"
import { type JoinRequest, joining } from "../../contract/users/joining.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import * as css from "./joinRequests.css.ts"
import { joinWords } from "./joinWords.ts"

type DecideError = ApiError | RefusalOf<typeof joining.decide>

/** Decides on a request, and says what became of it. */
const useDecision = (reload: () => void) => {
  const { api } = usePanel().client
  const say = useWords("joining", joinWords)
  const explain = useExplain()
  const show = useSnackbar()
  const { run, busy } = useTask<never>()
  const reasonOf = (error: DecideError) =>
    error._tag === "FallbackExceeds" || error._tag === "RoleNotGrantable" || error._tag === "UserOutranks"
      ? say("exceeds")
      : explain(error)
  const decide = ({ id, fullname: name, company }: JoinRequest, isAccepted: boolean) => {
    const call = api.call(joining.decide, { params: { id }, body: { isAccepted } })
    const decision = Effect.matchEffect(call, {
      onSuccess: () =>
        Effect.sync(() => {
          show(say(isAccepted ? "accepted" : "declined", { name, company: company.name }))
          reload()
        }),
      onFailure: (error) => Effect.sync(() => show(say("failed"), { text: reasonOf(error) })),
    })
    run(Effect.uninterruptible(decision))
  }
  return { decide, busy }
}

/** People who ask to join the companies within reach, each to be accepted or declined, and the code they ask with. */
const JoinRequests = () => {
  const { api } = usePanel().client
  const say = useWords("joining", joinWords)
  const load = useMemo(() => Effect.all([api.call(joining.requests), api.call(joining.code)]), [api])
  const { remote, reload } = useRemote(load)
  const { decide, busy } = useDecision(reload)
  const [requests = [], { code } = { code: null }] = remote.data ?? []
  if (requests.length === 0 && code === null) return null
  return (
    <div className={css.strip}>
      {requests.length === 0 ? null : (
        <Notice tone="info">
          <strong>{say("asking", { count: requests.length })}</strong>
          <ul className={css.requests}>
            {requests.map((request) => (
              <li key={request.id}>
                <span>
                  {request.fullname} · {request.email} · {request.company.name}
                </span>
                <Button
                  size="small"
                  tone="primary"
                  aria-label={say("acceptOne", { name: request.fullname })}
                  isDisabled={busy}
                  onPress={() => decide(request, true)}
                >
                  {say("accept")}
                </Button>
                <Button
                  size="small"
                  aria-label={say("declineOne", { name: request.fullname })}
                  isDisabled={busy}
                  onPress={() => decide(request, false)}
                >
                  {say("decline")}
                </Button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {code === null ? null : (
        <p className={css.code}>
          <strong>{say("code", { code })}</strong> {say("codeText")}
        </p>
      )}
    </div>
  )
}

export default JoinRequests
