import * as Schema from "effect/Schema"
import { controlsSettings } from "../access/keepers.ts"
import { UnknownReference } from "../resource/refusals.ts"
import { endpoint } from "../wire/endpoint.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment, Text } from "../wire/text.ts"
import { SettingValue } from "./settings.ts"

export const rolloutLimits = {
  /** Companies of one roll-out. */
  companies: 1000,
  /** The latest ones that are listed. */
  listed: 20,
} as const

const NamedRecord = Schema.Struct({ _id: RecordId, name: Schema.String })

/** Current value for a company; one that already has the wanted value is left as it is. */
const RolloutLine = Schema.Struct({ company: NamedRecord, value: SettingValue, isSame: Schema.Boolean })
export type RolloutLine = typeof RolloutLine.Type

/** A setting that was changed for several companies at once. */
const Rollout = Schema.Struct({
  _id: RecordId,
  key: Schema.String,
  value: SettingValue,
  startedAt: Moment,
  /** The full name of who changed it. */
  startedBy: Schema.NullOr(Schema.String),
  /** Number of companies it changed. */
  changed: Schema.Int,
  undoneAt: Schema.NullOr(Moment),
})
export type Rollout = typeof Rollout.Type

const body = Schema.Struct({
  key: Text(60),
  value: SettingValue,
  companies: Schema.UniqueArray(RecordId).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(rolloutLimits.companies),
  ),
  /** The key itself, where a kill switch is turned off. */
  confirmation: Schema.optionalKey(Text(60)),
})
const common = { service: "main", access: controlsSettings, extra: "rollouts" } as const

/** Changes a setting for chosen companies, and takes that back. */
export const settingRollouts = {
  preview: endpoint({
    ...common,
    method: "POST",
    reads: true,
    path: "/setting-rollouts/preview",
    summary: "Tells what counts for each of these companies, and which have the value already.",
    body,
    success: Schema.Array(RolloutLine),
    refusals: [UnknownReference],
  }),
  start: endpoint({
    ...common,
    method: "POST",
    path: "/setting-rollouts",
    summary:
      "Gives a setting a value for each of these companies, all or none; those that have it already are left as they are.",
    body,
    success: Rollout,
    refusals: [UnknownReference],
  }),
  list: endpoint({
    ...common,
    method: "GET",
    path: "/setting-rollouts",
    summary: "Lists the latest roll-outs whose companies are all within reach, the latest first.",
    success: Schema.Array(Rollout),
  }),
  undo: endpoint({
    ...common,
    method: "POST",
    path: "/setting-rollouts/:id/undo",
    summary:
      "Gives the companies of a roll-out their former values again, and tells which were changed since and stay as they are.",
    params: { id: RecordIdText },
    success: Schema.Struct({
      rollout: Rollout,
      kept: Schema.Array(Schema.Struct({ company: NamedRecord, value: SettingValue })),
    }),
  }),
}
