import { wordOf } from "../../frame/wordOf.ts"
import type { Say } from "../../frame/useWords.ts"
import type { Store } from "./store.ts"
import type { deliveryMapWords } from "./words.ts"

type Words = Say<typeof deliveryMapWords>

export const storeNameOf = (say: Words, { id, name }: Store): string =>
  name ?? say("storeNumber", { id: String(id) })

/** Restaurant, supermarket or partner; nothing when the platform does not say. */
export const kindOf = (say: Words, { type }: Store): string => (type ? wordOf(say, "type", type) : "")
