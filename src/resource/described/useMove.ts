import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { atLeast } from "../../api/pace.ts"
import { type CallsOf, callsOf } from "../../contract/resource/calls.ts"
import type { MoveRefused } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import type { ProblemWords } from "./problemSentence.ts"
import { statusName } from "./StatusMark.tsx"
import { useReader } from "./useReader.ts"
import { issueSentences, useProblemWords } from "./useRecordSaving.ts"

type Move = NonNullable<CallsOf["move"]>
type Refusal = ApiError | MoveRefused

/** Why a record did not change its status. */
const explainMove = (
  words: ProblemWords,
  resource: Resource,
  api: (error: ApiError) => string,
  error: Refusal,
) => {
  const { word } = words.reader
  if (error._tag === "MoveRefused") return word("moveRefused", { status: statusName(word, error.from) })
  const fields = error._tag === "BadRequest" ? issueSentences(words, resource, error) : undefined
  return fields && fields.size > 0 ? [...fields.values()].join(". ") : api(error)
}

/** Whether a move can be undone: the way back is a move too, asks for no reason, and nothing is lost on the way. */
const leadsBack = ({ status }: Resource, from: string, to: string): boolean =>
  status?.moves[to]?.includes(from) === true &&
  status.reasons?.includes(from) !== true &&
  status.clears?.[to] === undefined

/** Writes one move, and tells what the server answered. */
const useMoveCall = ({ _id: id }: DescribedRow, changed: (answer: Partial<DescribedRow>) => void) => {
  const { api } = usePanel().client
  return (move: Move, to: string, reason: string | undefined) =>
    (
      api.call(move, {
        params: { id },
        body: { to, ...(reason !== undefined && { reason }) },
      }) as Effect.Effect<Partial<DescribedRow>, Refusal>
    ).pipe(Effect.tap((answer) => Effect.sync(() => changed(answer))))
}

/**
 * Moves a record to another status, with Undo where the way back is a move too. Calls `changed` after either with what
 * the server answered.
 */
export const useMove = (
  resource: Resource,
  row: DescribedRow,
  changed: (answer: Partial<DescribedRow>) => void,
  done: () => void,
) => {
  const { client, before, emit } = usePanel()
  const { word } = useReader(resource)
  const words = useProblemWords(resource)
  const api = useExplain()
  const undo = useUndo()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const { _id: id, status: from = "" } = row
  const name = titleOf(resource, row)
  const write = useMoveCall(row, changed)

  const notify = (move: Move, to: string, now = to) => {
    emit({ panel: resource.name, type: "moved", detail: { id, to } })
    // By time it may be another one at once: a banner that is switched on before its start is scheduled.
    const told = word("moved", { name, status: statusName(word, now) })
    if (leadsBack(resource, from, to))
      undo({
        done: told,
        undo: write(move, from, undefined),
        undone: word("movedBack", { name, status: statusName(word, from) }),
        explain: (refusal: Refusal) => explainMove(words, resource, api, refusal),
      })
    else showSnackbar(told)
    done()
  }
  const update = (to: string, reason: string | undefined) => {
    const { move } = callsOf(resource)
    if (!move) return
    const allowed = before({ panel: resource.name, type: "move", detail: { id, to } })
    const work = Effect.map(atLeast(write(move, to, reason), client.pace, "dialog"), ({ status }) =>
      notify(move, to, status),
    )
    run(Effect.andThen(allowed, work))
  }
  return { busy, error: error && explainMove(words, resource, api, error), update }
}
