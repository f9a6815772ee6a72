import * as Effect from "effect/Effect"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import type { HandlerInput, CallServices, Handler } from "../calls/handler.ts"
import type { Context } from "./context.ts"
import { exportRecords } from "./exportRecords.ts"
import { findRecords, shownTo } from "./findRecords.ts"
import { type FinishedItem, finishItem } from "./finishItem.ts"
import { findTree } from "./findTree.ts"
import { readRecord } from "./lockRecord.ts"
import { type Move, moveRecord, moveRecords } from "./moveRecords.ts"
import { orderRecord, type RecordPlace } from "./orderRecord.ts"
import type { Row } from "./recordRows.ts"
import { recordHistory } from "./recordHistory.ts"
import { removeRecord, removeRecords } from "./removeRecords.ts"
import { revealField } from "./revealField.ts"
import type { RuleScope } from "./rules.ts"
import { createRecord, saveRecord } from "./saveRecord.ts"

type ResourceInput = HandlerInput<Endpoint>

// oxlint-disable-next-line typescript/no-explicit-any -- what a call refuses is in its endpoint
type RecordWork = (at: RuleScope) => Effect.Effect<any, any>

const writing = ({ rules }: Context, { write, caller, language }: ResourceInput, work: RecordWork) =>
  write((tx) => {
    const at = { tx, caller, language }
    return rules.begin ? Effect.andThen(rules.begin(at), work(at)) : work(at)
  })

type Changes = (at: RuleScope) => Effect.Effect<Row, unknown>

/** Writes, and answers the record as its caller is shown it. */
const changing = (context: Context, input: ResourceInput, work: Changes) =>
  writing(context, input, (at) => Effect.map(work(at), (row) => shownTo(context, input.caller, row)))

/** The handlers of every call of a resource. */
export const resourceHandlers = (
  context: Context,
  { db }: CallServices,
): Readonly<Record<string, Handler<Endpoint>>> => {
  const idOf = ({ params }: ResourceInput) => params["id"] as number
  return {
    find: ({ body, caller, language }) => findRecords(db, context, { caller, body, language }),
    findTree: ({ body, caller, language }) => findTree(db, context, { caller, body, language }),
    export: exportRecords(context, db),
    get: (input) =>
      Effect.map(readRecord(db, context, input.caller, idOf(input)), (row) =>
        shownTo(context, input.caller, row),
      ),
    history: (input) => recordHistory(db, context, input),
    create: (input) => changing(context, input, (at) => createRecord(context, at, input.body)),
    save: (input) =>
      changing(context, input, (at) => saveRecord(context, at, idOf(input), input.body, input.version)),
    remove: (input) => writing(context, input, (at) => removeRecord(context, at, idOf(input))),
    removeMany: (input) => writing(context, input, (at) => removeRecords(context, at, input.body)),
    move: (input) =>
      changing(context, input, (at) => moveRecord(context, at, idOf(input), input.body as Move)),
    moveMany: (input) =>
      writing(context, input, (at) => {
        const { rows, ...move } = input.body
        return moveRecords(context, at, move as Move, rows)
      }),
    finish: (input) =>
      changing(context, input, (at) => finishItem(context, at, idOf(input), input.body as FinishedItem)),
    reveal: (input) => revealField(db, context, input.caller, { ...input.body, id: idOf(input) }),
    order: (input) =>
      writing(context, input, (at) => orderRecord(context, at, idOf(input), input.body as RecordPlace)),
  }
}
