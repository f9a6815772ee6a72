import type { Resource } from "../../contract/resource/resource.ts"
import { fieldAt } from "./fieldPath.ts"
import type { ProblemWords } from "./problemSentence.ts"
import { fieldLabel } from "./readableValue.ts"

/** What is wrong with fields where they do not stand: each sentence after its field's name, unless it says that itself. */
export const namedSentences = (
  { reader }: ProblemWords,
  { fields }: Resource,
  problems: Iterable<readonly [path: string, sentence: string]>,
): string =>
  [...problems]
    .map(([path, sentence]) => {
      const name = fieldLabel(reader, fieldAt(fields, path)?.words ?? path)
      return sentence.includes(name) ? sentence : `${name}: ${sentence}`
    })
    .join(" · ")
