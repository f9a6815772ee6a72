import { useMemo } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import type { ListSay } from "../ListSpec.ts"
import { describedWords } from "./words.ts"
import type { Reader } from "./readableValue.ts"
import { wordsOf } from "./wordsOf.ts"

/** The one who reads a resource's values: their language and the words for it. */
export const useReader = (resource: Resource): Reader => {
  const { locale } = usePanel()
  const say = useWords("described", describedWords)
  const word = useWords(resource.name, wordsOf(resource)) as ListSay
  return useMemo(() => ({ locale, say, word }), [locale, say, word])
}
