import * as Schema from "effect/Schema"
import { controlsSettings } from "../access/keepers.ts"
import { HistoryEntry } from "../resource/history.ts"
import { endpoint } from "../wire/endpoint.ts"
import { paginator, resultPage } from "../wire/page.ts"
import { reads } from "../wire/reading.ts"
import { IdText } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"
import { settingScopes } from "./scopes.ts"

const Scope = Schema.Literals(settingScopes)
const Source = Schema.Literals([...settingScopes, "DEFAULT"])
type Value = boolean | number | string | null
/** Read as it comes: 0 is a number, and off is another thing. */
export const SettingValue = reads(
  Schema.NullOr(Schema.Union([Schema.Boolean, Schema.Finite, Schema.String])),
  {
    read: (raw) => (typeof raw === "object" && raw !== null ? undefined : (raw as Value | undefined)),
  },
)

/** One setting where somebody looks at it. Values of secrets are null. */
export const SettingState = Schema.Struct({
  key: Schema.String,
  /** Effective value in this scope. */
  value: SettingValue,
  /** Scope in which the value was set. */
  from: Source,
  /** Value that would apply without one set here. */
  inherited: Schema.Struct({ value: SettingValue, from: Source }),
  /** True if a value is set; for a secret, nothing else is shown. */
  isSet: Schema.Boolean,
  /** 0 where nobody ever gave a value here. */
  version: Schema.Int,
})
export type SettingState = typeof SettingState.Type

/** Someone else saved the setting first; `current` is what they saved. */
export class StaleSetting extends Schema.TaggedError<StaleSetting>()("StaleSetting", {
  current: SettingState,
}) {
  static readonly status = 412
}

const at = { scope: Scope, id: Schema.optionalKey(IdText) }
const common = { service: "main", access: controlsSettings, extra: "settings" } as const
const params = { key: Text(60) }

/** Settings of the platform, of an application, a franchise or a company (modules, settings-controller). */
export const settings = {
  read: endpoint({
    ...common,
    method: "GET",
    path: "/settings",
    summary: "Reads every setting as it counts for a scope, and where its value comes from.",
    query: at,
    success: Schema.Array(SettingState),
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/settings/:key",
    summary:
      "Gives a setting a value for a scope; null returns it to what it inherits. Turning a kill switch off takes its key as confirmation.",
    params,
    query: at,
    body: Schema.Struct({
      value: SettingValue,
      version: Schema.Int,
      confirmation: Schema.optionalKey(Text(60)),
    }),
    success: SettingState,
    refusals: [StaleSetting],
  }),
  history: endpoint({
    ...common,
    method: "GET",
    path: "/settings/:key/history",
    summary: "Reads who changed a setting of a scope and when, the latest first.",
    params,
    query: { ...at, ...paginator },
    success: resultPage(HistoryEntry),
  }),
}
