import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import { Application, type NewApplication } from "../../contract/applications/application.ts"
import { applicationAdmin } from "../../contract/applications/applicationAdmin.ts"
import { type ApplicationRow, applicationRecords } from "../../contract/applications/applicationRecords.ts"
import { applicationRow } from "../../contract/applications/applicationRow.ts"
import { applications } from "../../contract/applications/applications.ts"
import { UnknownReference } from "../../contract/resource/refusals.ts"
import { isWhole } from "../../contract/wire/read.ts"
import { BadRequest } from "../../contract/wire/refusals.ts"
import type { RecordCalls, SentBody } from "../../resource/described/recordCalls.ts"
import { staleRow } from "../../resource/described/staleRow.ts"
import { applicationBody, editorIssues, editorPath } from "./applicationBody.ts"

const unset = Object.fromEntries(Object.keys(applicationRecords.fields).map((name) => [name, null]))

/** A whole application as its list and editor show it. */
export const rowOf = (application: Application): ApplicationRow =>
  ({ ...unset, domains: [], ...applicationRow(application) }) as ApplicationRow

/** Returns an answer's values of an application; a whole record is treated as whole even if it omits unknown values. */
const answered = (answer: Partial<Application>): Partial<ApplicationRow> =>
  isWhole(Application, answer) ? rowOf(answer) : applicationRow(answer)

/** Returns the row's known values: a platform may omit some, and omitted values are not cleared. */
const withoutNulls = (values: SentBody): SentBody =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))

const invalid =
  (body: Partial<NewApplication>) =>
  ({ issues }: BadRequest) =>
    Effect.fail(new BadRequest({ issues: editorIssues(issues, body) }))
const unknown = ({ field }: UnknownReference) =>
  Effect.fail(new UnknownReference({ field: editorPath(field) }))

/** The specification's own calls (section 7). */
export const applicationCalls = ({ api }: Client): RecordCalls<typeof applicationRecords> => ({
  get: (id) => Effect.map(api.call(applications.get, { params: { id } }), rowOf),
  create: (fields, idempotencyKey) => {
    const body = applicationBody(fields) as NewApplication
    return api
      .call(applicationAdmin.create, { body }, { idempotencyKey })
      .pipe(Effect.map(answered), Effect.catchTags({ BadRequest: invalid(body), UnknownReference: unknown }))
  },
  save: (row, { version, ...fields }) => {
    const body = {
      _id: row._id,
      ...applicationBody({
        ...withoutNulls({ name: row.name, state: row.state, upgrade: row.upgrade }),
        ...fields,
      }),
      ...(version !== undefined && { version: Number(version) }),
    }
    return api.call(applicationAdmin.save, { params: { id: row._id }, body }).pipe(
      Effect.map(answered),
      Effect.catchTags({
        BadRequest: invalid(body),
        UnknownReference: unknown,
        StaleApplication: ({ current }) => Effect.fail(staleRow<typeof applicationRecords>(rowOf(current))),
      }),
    )
  },
  history: applicationAdmin.history,
})
