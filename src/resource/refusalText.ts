import type { ApiError } from "../api/errors.ts"
import type { ListSay } from "./ListSpec.ts"
import { entryOf } from "../contract/wire/entryOf.ts"

interface Tagged {
  readonly _tag: string
}

/** The sentence of each refusal beyond those any call may fail with, by its tag. One that is missing does not compile. */
export type RefusalWords<E extends Tagged> = {
  readonly [T in Exclude<E["_tag"], ApiError["_tag"]>]: string
}

/** Explains a refusal: by its own sentence, or like any failed call. */
export const refusalText = <E extends Tagged>(
  word: ListSay,
  api: (error: ApiError) => string,
  words: RefusalWords<E>,
  error: E | ApiError,
): string => {
  const own = entryOf(words as Readonly<Record<string, string>>, error._tag)
  return own === undefined ? api(error as ApiError) : word(own)
}
