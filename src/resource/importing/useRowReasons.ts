import type { ImportProblemCode } from "../../contract/importing/importProblems.ts"
import type { ImportProblem } from "../../contract/importing/importRun.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { namedSentences } from "../described/namedSentences.ts"
import { problemSentence } from "../described/problemSentence.ts"
import type { RecordProblem } from "../described/recordProblems.ts"
import { useProblemWords } from "../described/useRecordSaving.ts"
import { useImportWords } from "./words.ts"

/** Problems that are an import's own, whatever field they are about. */
const ownCodes = [
  "taken",
  "reference",
  "circular",
  "several",
  "line",
  "same",
  "stale",
  "inUse",
  "forbidden",
  "jumps",
  "zero",
] as const satisfies ReadonlyArray<ImportProblemCode>

type OwnCode = (typeof ownCodes)[number]

const isOwn = (code: string): code is OwnCode => ownCodes.some((one) => one === code)

/** Returns the function that tells why a row is refused or asked about: each sentence behind its field's name. */
export const useRowReasons = (resource: Resource) => {
  const say = useImportWords()
  const words = useProblemWords(resource)
  const sentenceOf = ({ path, code, about = "" }: ImportProblem): string => {
    if (isOwn(code)) return say(`row.${code}`, { about })
    return (
      problemSentence(words, resource.fields, { path }, code as RecordProblem) ||
      say("row.unknown", { about: path })
    )
  }
  return (problems: ReadonlyArray<ImportProblem>): string => {
    const ofRow = problems.filter(
      ({ path }) => path === "" || !Object.hasOwn(resource.fields, path.split(".")[0] ?? ""),
    )
    const ofFields = problems.filter((one) => !ofRow.includes(one))
    return [
      ...ofRow.map(sentenceOf),
      ...(ofFields.length > 0
        ? [
            namedSentences(
              words,
              resource,
              ofFields.map((one) => [one.path, sentenceOf(one)] as const),
            ),
          ]
        : []),
    ].join(" · ")
  }
}
