/** Scopes of a setting, the widest first: each inherits from the one before. */
export const settingScopes = ["PLATFORM", "APPLICATION", "FRANCHISE", "COMPANY"] as const
export type SettingScope = (typeof settingScopes)[number]
