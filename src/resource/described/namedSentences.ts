import type { Resource } from "../../contract/resource/resource.ts"
import { fieldAt } from "./fieldPath.ts"
import type { ProblemWords } from "./problemSentence.ts"
import { fieldLabel } from "./readableValue.ts"

/**
 * Returns the problems of fields that are not on screen: each sentence after its field's name, unless it already
 * contains the name.
 */
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
