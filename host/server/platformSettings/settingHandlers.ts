import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { isGivenFor, settingNamed } from "../../../src/contract/settings/settingKeys.ts"
import { type settings as contract, StaleSetting } from "../../../src/contract/settings/settings.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { writeAudit } from "../audit/audit.ts"
import { aboutRecord, linesOf } from "../audit/history.ts"
import { type Database, query } from "../db/database.ts"
import { settings } from "../db/settingSchema.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { checkValue } from "./checkValue.ts"
import { checkWriter, placeOf } from "./placeOf.ts"
import type { Secrets } from "./secrets.ts"
import { type Place, readStates } from "./settingStates.ts"

/** Services of the handlers of settings. */
export interface SettingServices extends CallServices {
  readonly secrets: Secrets
}

type Save = HandlerInput<typeof contract.save>

const stateIn = Effect.fnUntraced(function* (db: Database, place: Place, key: string) {
  const states = yield* query(() => readStates(db, place))
  return states.find((one) => one.key === key) ?? (yield* new NotFound())
})

const atPlace = (key: string, { chain }: Place) => {
  const { scope, id } = chain.at(-1)!
  return { key, scope, scopeId: id }
}

/** Locks and returns the row of a setting at a place until the transaction ends; creates it if missing. */
const lockSetting = async (tx: Database, at: ReturnType<typeof atPlace>) => {
  await tx
    .insert(settings)
    .values({ ...at, version: 0 })
    .onConflictDoNothing()
  const [locked] = await tx
    .select()
    .from(settings)
    .where(and(eq(settings.key, at.key), eq(settings.scope, at.scope), eq(settings.scopeId, at.scopeId)))
    .for("update")
  return locked!
}

const ownerOf = ({ chain }: Place) => {
  const idOf = (scope: string) => chain.find((at) => at.scope === scope)?.id ?? null
  return { applicationId: idOf("APPLICATION"), franchiseId: idOf("FRANCHISE"), companyId: idOf("COMPANY") }
}

const save = Effect.fn("settings.save")(function* (tx: Database, secrets: Secrets, request: Save) {
  const { caller, body, params, query: at } = request
  const { key } = params
  const setting = settingNamed(key)
  if (!setting || !isGivenFor(setting, at.scope)) return yield* new NotFound()
  const place = yield* placeOf(tx, caller, at)
  yield* checkWriter(caller, at.scope)
  yield* checkValue(key, setting, request)
  const locked = yield* query(() => lockSetting(tx, atPlace(key, place)))
  if (locked.version !== body.version)
    return yield* new StaleSetting({ current: yield* stateIn(tx, place, key) })
  const isSecret = setting.type === "STRING" && setting.isSecret
  const value = isSecret && body.value !== null ? secrets.seal(String(body.value), locked) : body.value
  yield* query(() =>
    tx
      .update(settings)
      .set({ value, version: sql`${settings.version} + 1`, updatedAt: sql`now()` })
      .where(eq(settings.id, locked.id)),
  )
  const change = isSecret ? { field: key } : { field: key, old: locked.value, new: body.value }
  yield* writeAudit(tx, caller, [
    {
      list: "settings",
      action: "UPDATE",
      recordId: locked.id,
      label: setting.label[0],
      owner: ownerOf(place),
      changes: [change],
    },
  ])
  return yield* stateIn(tx, place, key)
})

/** Settings of the platform, of an application, a franchise or a company. */
export const settingHandlers = ({ db, secrets }: SettingServices): HandlersOf<typeof contract> => ({
  read: Effect.fn("settings.read")(function* ({ caller, query: at }) {
    const place = yield* placeOf(db, caller, at)
    return yield* query(() => readStates(db, place))
  }),
  save: (input) => input.write((tx) => save(tx, secrets, input)),
  history: Effect.fn("settings.history")(function* ({ caller, params: { key }, query: search }) {
    if (!settingNamed(key)) return yield* new NotFound()
    const place = yield* placeOf(db, caller, search)
    const { scope, scopeId } = atPlace(key, place)
    const [row] = yield* query(() =>
      db
        .select({ id: settings.id })
        .from(settings)
        .where(and(eq(settings.key, key), eq(settings.scope, scope), eq(settings.scopeId, scopeId))),
    )
    return yield* linesOf(db, aboutRecord("settings", row?.id ?? 0), search)
  }),
})
