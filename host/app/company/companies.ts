import type { Client } from "balcao"
import type { Company } from "balcao/contract"
import type * as Effect from "effect/Effect"
import { createContext } from "react"

/**
 * Finds the companies a person may look for: root, application and franchise users have several. `text` is what they
 * typed, empty at first.
 */
export type CompanyLoader = (client: Client, text: string) => Effect.Effect<ReadonlyArray<Company>, unknown>

/** How companies are found; undefined while the API has no call for it: the company is then shown, not chosen. */
export const Companies = createContext<CompanyLoader | undefined>(undefined)
