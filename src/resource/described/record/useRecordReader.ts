import { useMemo } from "react"
import type { Resource } from "../../../contract/resource/resource.ts"
import { type Say, useWords } from "../../../frame/useWords.ts"
import type { Reader } from "../readableValue.ts"
import { useReader } from "../useReader.ts"
import { recordWords } from "./words.ts"

/** Reader of a record in its editor, with the editor's own texts. */
export interface RecordReader extends Reader {
  readonly say: Say<typeof recordWords>
}

/** The one who writes a resource's record: their language and the words for it. */
export const useRecordReader = (resource: Resource): RecordReader => {
  const { locale, word } = useReader(resource)
  const say = useWords("record", recordWords)
  return useMemo(() => ({ locale, say, word }), [locale, say, word])
}
