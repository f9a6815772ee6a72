import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { isGivenFor, settingNamed, type SettingName } from "../../../src/contract/settings/settingKeys.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import {
  rolloutLimits,
  type settingRollouts as contract,
} from "../../../src/contract/settings/settingRollouts.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import { type Database, query } from "../db/database.ts"
import { settingRollouts } from "../db/settingSchema.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { badRequest } from "../http/issues.ts"
import { checkValue } from "./checkValue.ts"
import { rollOut } from "./rollOut.ts"
import { readRollouts, readTargets } from "./rolloutRows.ts"
import { undoRollout } from "./undoRollout.ts"

type RolloutInput = HandlerInput<typeof contract.preview> | HandlerInput<typeof contract.start>

/** A setting companies are given, by its name; none that is secret, whose values nobody compares. */
const settingOf = (key: string) => {
  const setting = settingNamed(key)
  const isSecret = setting?.type === "STRING" && setting.isSecret
  return setting && isGivenFor(setting, "COMPANY") && !isSecret
    ? Effect.succeed(setting)
    : Effect.fail(new NotFound())
}

/** Effective values of the companies; fails if one is beyond reach. */
const targetsOf = Effect.fnUntraced(function* (db: Database, { caller, body }: RolloutInput) {
  const ids = body.companies as ReadonlyArray<number>
  const targets = yield* query(() => readTargets(db, caller, body.key as SettingName, ids))
  return targets.length === ids.length ? targets : yield* new UnknownReference({ field: "companies" })
})

const start = Effect.fn("settingRollouts.start")(function* (
  tx: Database,
  input: HandlerInput<typeof contract.start>,
) {
  const { body, caller, language } = input
  const { key, value } = body
  const setting = yield* settingOf(key)
  yield* checkValue(key, setting, input)
  if (value === null) return yield* badRequest([{ path: "body.value", code: "required" }], language)
  const targets = yield* targetsOf(tx, input)
  const changing = targets.filter((target) => target.value !== value)
  const id = yield* rollOut(tx, caller, { key: key as SettingName, value }, setting, changing)
  const [rollout] = yield* query(() => readRollouts(tx, caller, { id, maxRows: 1 }))
  return rollout!
})

const undo = Effect.fn("settingRollouts.undo")(function* (
  tx: Database,
  { caller, params: { id } }: HandlerInput<typeof contract.undo>,
) {
  yield* query(() => tx.select().from(settingRollouts).where(eq(settingRollouts.id, id)).for("update"))
  const [found] = yield* query(() => readRollouts(tx, caller, { id, maxRows: 1 }))
  if (!found) return yield* new NotFound()
  if (found.undoneAt !== null) return { rollout: found, kept: [] }
  const setting = yield* settingOf(found.key)
  const unchanged = yield* undoRollout(tx, caller, { id, key: found.key as SettingName }, setting)
  const [rollout] = yield* query(() => readRollouts(tx, caller, { id, maxRows: 1 }))
  return { rollout: rollout!, kept: unchanged }
})

/** Settings changed for several companies at once, within the caller's reach. */
export const rolloutHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  preview: Effect.fn("settingRollouts.preview")(function* (input) {
    yield* settingOf(input.body.key)
    const targets = yield* targetsOf(db, input)
    return targets.map(({ id, name, value }) => ({
      company: { _id: id, name },
      value,
      isSame: value === input.body.value,
    }))
  }),
  start: (input) => input.write((tx) => start(tx, input)),
  list: ({ caller }) => query(() => readRollouts(db, caller, { maxRows: rolloutLimits.listed })),
  undo: (input) => input.write((tx) => undo(tx, input)),
})
