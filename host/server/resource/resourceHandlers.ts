import * as Effect from "effect/Effect"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import type { Asked, CallServices, Handler } from "../calls/handler.ts"
import type { Context } from "./context.ts"
import { exportRecords } from "./exportRecords.ts"
import { findRecords, shownTo } from "./findRecords.ts"
import { type FinishedItem, finishItem } from "./finishItem.ts"
import { findTree } from "./findTree.ts"
import { readRecord } from "./holdRecord.ts"
import { type Move, moveRecord, moveRecords } from "./moveRecords.ts"
import { orderRecord, type RecordPlace } from "./orderRecord.ts"
import type { Row } from "./recordRows.ts"
import { recordHistory } from "./recordHistory.ts"
import { removeRecord, removeRecords } from "./removeRecords.ts"
import { revealField } from "./revealField.ts"
import type { RuleScope } from "./rules.ts"
import { createRecord, saveRecord } from "./saveRecord.ts"

type Ask = Asked<Endpoint>

// oxlint-disable-next-line typescript/no-explicit-any -- what a call refuses is in its endpoint
type Work = (at: RuleScope) => Effect.Effect<any, any>

const writing = ({ write, caller, language }: Ask, work: Work) =>
  write((tx) => work({ tx, caller, language }))

type Changes = (at: RuleScope) => Effect.Effect<Row, unknown>

/** Writes, and answers the record as its caller is shown it. */
const changing = (context: Context, asked: Ask, work: Changes) =>
  writing(asked, (at) => Effect.map(work(at), (row) => shownTo(context, asked.caller, row)))

/** The handlers of every call of a resource. */
export const resourceHandlers = (
  context: Context,
  { db }: CallServices,
): Readonly<Record<string, Handler<Endpoint>>> => {
  const idOf = ({ params }: Ask) => params["id"] as number
  return {
    find: ({ body, caller, language }) => findRecords(db, context, { caller, body, language }),
    findTree: ({ body, caller, language }) => findTree(db, context, { caller, body, language }),
    export: exportRecords(context, db),
    get: (asked) =>
      Effect.map(readRecord(db, context, asked.caller, idOf(asked)), (row) =>
        shownTo(context, asked.caller, row),
      ),
    history: (asked) => recordHistory(db, context, asked),
    create: (asked) => changing(context, asked, (at) => createRecord(context, at, asked.body)),
    save: (asked) =>
      changing(context, asked, (at) => saveRecord(context, at, idOf(asked), asked.body, asked.version)),
    remove: (asked) => writing(asked, (at) => removeRecord(context, at, idOf(asked))),
    removeMany: (asked) => writing(asked, (at) => removeRecords(context, at, asked.body)),
    move: (asked) =>
      changing(context, asked, (at) => moveRecord(context, at, idOf(asked), asked.body as Move)),
    moveMany: (asked) =>
      writing(asked, (at) => {
        const { rows, ...move } = asked.body
        return moveRecords(context, at, move as Move, rows)
      }),
    finish: (asked) =>
      changing(context, asked, (at) => finishItem(context, at, idOf(asked), asked.body as FinishedItem)),
    reveal: (asked) => revealField(db, context, asked.caller, { ...asked.body, id: idOf(asked) }),
    order: (asked) =>
      writing(asked, (at) => orderRecord(context, at, idOf(asked), asked.body as RecordPlace)),
  }
}
