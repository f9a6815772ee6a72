import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type { ApiError } from "../../api/errors.ts"
import { type ArtificialWait, atLeast } from "../../api/pace.ts"
import { type CallsOf, callsOf } from "../../contract/resource/calls.ts"
import type { MoveRefused } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useUndo } from "../../frame/useUndo.ts"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { movedText } from "./movedText.ts"
import type { ProblemWords } from "./problemSentence.ts"
import { statusName } from "./StatusMark.tsx"
import { useReader } from "./useReader.ts"
import type { MoveValues } from "./useAsked.tsx"
import { issueSentences, useProblemWords } from "./useRecordSaving.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

type Move = NonNullable<CallsOf["move"]>
type Refusal = ApiError | MoveRefused

/** The reason of a move, and the values of the fields it asks for; nothing where it asks for none. */
export interface MoveDetails {
  readonly reason?: string | undefined
  readonly values?: MoveValues
}

/** The body of a move. */
export const moveBody = (to: string, { reason, values = {} }: MoveDetails) => ({
  to,
  ...(reason !== undefined && { reason }),
  ...(Object.keys(values).length > 0 && { values }),
})

/** Returns the reason a record's status did not change. */
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

/** True if a move can be undone: the reverse is also a move, asks for no reason, and nothing is lost. */
const leadsBack = ({ status }: Resource, from: string, to: string): boolean =>
  entryOf(status?.moves, to)?.includes(from) === true &&
  status?.reasons?.includes(from) !== true &&
  entryOf(status?.clears, to) === undefined

/** Writes one move, and tells what the server answered. */
const useMoveCall = (changed: (answer: Partial<DescribedRow>) => void) => {
  const { api } = usePanel().client
  return (move: Move, { _id: id }: DescribedRow, to: string, sent: MoveDetails = {}) =>
    (
      api.call(move, {
        params: { id },
        body: moveBody(to, sent),
      }) as Effect.Effect<Partial<DescribedRow>, Refusal>
    ).pipe(Effect.tap((answer) => Effect.sync(() => changed(answer))))
}

/** Returns a function that shows that a record was moved, with Undo if the reverse is also a move. */
const useMoveNotice = (
  resource: Resource,
  write: ReturnType<typeof useMoveCall>,
  explain: (refusal: Refusal) => string,
) => {
  const { emit } = usePanel()
  const reader = useReader(resource)
  const { word } = reader
  const undo = useUndo()
  const showSnackbar = useSnackbar()
  return (move: Move, row: DescribedRow, to: string, now = to) => {
    const { _id: id, status: from = "" } = row
    const name = titleOf(resource, row)
    emit({ panel: resource.name, type: "moved", detail: { id, to } })
    // By time it may be another one at once: a banner that is switched on before its start is scheduled.
    const notice = movedText(reader, now, { name })
    if (leadsBack(resource, from, to))
      undo({
        done: notice,
        undo: write(move, row, from),
        undone: word("movedBack", { name, status: statusName(word, from) }),
        explain,
      })
    else showSnackbar(notice)
  }
}

/**
 * Moves records of a list to another status, one at a time, with Undo where the way back is a move too. Calls `changed`
 * after either with what the server answered, and `ended` however one ends: a host may stop it before it is written.
 */
export const useMove = (
  resource: Resource,
  changed: (answer: Partial<DescribedRow>) => void,
  onDone: () => void,
  wait?: ArtificialWait,
) => {
  const { client, before } = usePanel()
  const words = useProblemWords(resource)
  const api = useExplain()
  const { busy, error, run } = useTask<Refusal>()
  const write = useMoveCall(changed)
  const explain = (refusal: Refusal) => explainMove(words, resource, api, refusal)
  const notify = useMoveNotice(resource, write, explain)
  const update = (row: DescribedRow, to: string, sent: MoveDetails, ended?: (hasLanded: boolean) => void) => {
    const { move } = callsOf(resource)
    if (!move) return
    const allowed = before({ panel: resource.name, type: "move", detail: { id: row._id, to } })
    const moveEffect = write(move, row, to, sent)
    const work = wait ? atLeast(moveEffect, client.pace, wait) : moveEffect
    const announced = Effect.map(work, ({ status }) => {
      notify(move, row, to, status)
      onDone()
    })
    const whole = Effect.andThen(allowed, announced)
    run(ended ? Effect.onExit(whole, (exit) => Effect.sync(() => ended(Exit.isSuccess(exit)))) : whole)
  }
  return { busy, error: error && explain(error), update }
}
