import type { Resource } from "../../contract/resource/resource.ts"
import { fieldLabel } from "../described/readableValue.ts"
import { namedSentences } from "../described/namedSentences.ts"
import { problemSentence } from "../described/problemSentence.ts"
import { useProblemWords } from "../described/useRecordSaving.ts"
import type { CellProblem } from "./importRows.ts"
import { useImportWords } from "./words.ts"

const cellFaults = ["unread", "unnamed", "shortened", "dated", "garbled"] as const

const isOfCell = (problem: CellProblem["problem"]): problem is (typeof cellFaults)[number] =>
  cellFaults.some((one) => one === problem)

/** Returns the function that explains the problems of a line. */
export const useLineReason = (resource: Resource) => {
  const say = useImportWords()
  const words = useProblemWords(resource)
  const sentenceOf = ({ name, cell, problem }: CellProblem): string =>
    isOfCell(problem)
      ? say(problem, { name: fieldLabel(words.reader, name), cell })
      : problemSentence(words, resource.fields, { path: name, text: cell }, problem)
  return (problems: ReadonlyArray<CellProblem>): string =>
    namedSentences(
      words,
      resource,
      problems.map((one) => [one.name, sentenceOf(one)] as const),
    )
}

/** Returns the function that says why a line neither updates a record nor makes one. */
export const useRefusalReason = (resource: Resource) => {
  const say = useImportWords()
  const { reader } = useProblemWords(resource)
  const reasonOf = useLineReason(resource)
  return (problems: ReadonlyArray<CellProblem>): string =>
    problems.every(({ problem }) => problem === "required")
      ? say("lacks", { names: problems.map(({ name }) => fieldLabel(reader, name)).join(", ") })
      : reasonOf(problems)
}
