import type { Database } from "../db/database.ts"
import { settings } from "../db/settingSchema.ts"

/** The demo is paid to the key of the Central Bank's own example, which nobody has. */
const values = {
  "payments.pixKey": "123e4567-e12b-12d1-a456-426655440000",
  "payments.pixName": "Fulano de Tal",
  "payments.pixCity": "BRASILIA",
} as const

/** Writes the settings of the demo that are not as they are without a word. */
export const seedSettings = async (db: Database): Promise<void> => {
  await db.insert(settings).values(
    Object.entries(values).map(([key, value]) => ({
      key,
      value,
      scope: "PLATFORM" as const,
      scopeId: 0,
      version: 1,
    })),
  )
}
