import { FolderInUse } from "../db/lock.ts"
import { openStore } from "../db/open.ts"
import { readEnvironment } from "./environment.ts"
import { BadSetting, textOf } from "../process/settings.ts"
import { secretsOf } from "../platformSettings/secrets.ts"
import { resealSettings, UnknownKey } from "../platformSettings/sealSettings.ts"

/** Seals the secrets of settings anew after `JWT_SECRET` has changed; `OLD_JWT_SECRET` is the one before. */
const rotate = async () => {
  const former = textOf(process.env, "OLD_JWT_SECRET")
  if (former === undefined) throw new BadSetting("OLD_JWT_SECRET must be the secret the server had before.")
  const { place, jwtSecret } = readEnvironment(process.env)
  if (place === undefined) throw new BadSetting("API_URL is set, so no settings are kept here.")
  const store = await openStore(place, { onError: console.error, fill: async () => {} })
  try {
    return await resealSettings(store.db, { former: secretsOf(former), current: secretsOf(jwtSecret) })
  } finally {
    await store.close()
  }
}

const sentenceOf = (cause: unknown): string => {
  if (cause instanceof UnknownKey)
    return `Nothing was changed: ${cause.message} opens with neither secret. Set OLD_JWT_SECRET to the one it was saved under.`
  if (cause instanceof BadSetting || cause instanceof FolderInUse) return cause.message
  return `The secrets could not be sealed anew. ${cause instanceof Error ? cause.message : String(cause)}`
}

try {
  console.log(`Secrets of settings sealed anew: ${await rotate()}.`)
} catch (cause) {
  console.error(sentenceOf(cause))
  process.exitCode = 1
}
