import * as Effect from "effect/Effect"
import type { Client } from "../../api/client.ts"
import { histories } from "../../contract/resource/histories.ts"
import { type roleRecords, roleRow, type RoleRow } from "../../contract/users/roleRecords.ts"
import { type Role, roles } from "../../contract/users/roles.ts"
import type { RecordCalls, SentBody } from "../../resource/described/recordCalls.ts"
import { staleRow } from "../../resource/described/staleRow.ts"
import type { RoleRefusal } from "./explain.ts"

/** A whole role as its list and dialog show it. */
export const rowOf = (role: Role): RoleRow => roleRow(role) as RoleRow

const contentOf = ({ title, permissions }: SentBody) => ({
  title: String(title),
  permissions: (permissions as ReadonlyArray<string>).map(Number),
})

/** The specification's own calls (section 7). A save sends the whole role; fields this version does not know stay. */
export const roleCalls = ({ api }: Client): RecordCalls<typeof roleRecords, RoleRefusal> => {
  const create = (body: SentBody, idempotencyKey?: string) =>
    Effect.map(
      api.call(roles.create, { body: contentOf(body) }, idempotencyKey ? { idempotencyKey } : {}),
      roleRow,
    )
  return {
    get: (id) => Effect.map(api.call(roles.get, { params: { id: Number(id) } }), rowOf),
    create,
    save: ({ _id, ...row }, body) => {
      const saved = { ...row, ...body }
      const id = Number(_id)
      // Above 0 updates, otherwise creates (section 4).
      if (id <= 0) return create(saved)
      return api.call(roles.save, { body: { ...saved, ...contentOf(saved), id } }).pipe(
        Effect.map(roleRow),
        Effect.catchTag("StaleRole", ({ current }) =>
          Effect.fail(staleRow<typeof roleRecords>(rowOf(current))),
        ),
      )
    },
    history: histories.roles,
  }
}
