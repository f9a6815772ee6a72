import { limits } from "../../contract/limits.ts"
import { decimalsOf } from "../../contract/resource/decimals.ts"
import type { Field, Fields } from "../../contract/resource/field.ts"
import { unknownVariables } from "../../contract/resource/variables.ts"
import { daySentence } from "../../frame/fields/daySentence.ts"
import { numberSentence } from "../../frame/fields/numberSentence.ts"
import type { fieldWords } from "../../frame/fields/words.ts"
import type { Say } from "../../frame/useWords.ts"
import { spanOf } from "../../contract/resource/wire.ts"
import { fieldAt } from "./fieldPath.ts"
import { wallMoment } from "./kindTexts.ts"
import type { RecordReader } from "./record/useRecordReader.ts"
import { fieldLabel, readableValue } from "./readableValue.ts"
import type { RecordProblem } from "./recordProblems.ts"

/** Sources of a problem's sentence. */
export interface ProblemWords {
  readonly reader: RecordReader
  readonly sayOfField: Say<typeof fieldWords>
}

type At = ProblemWords & { readonly field: Field; readonly path: string; readonly fields: Fields }

const isMany = ({ kind }: Field) =>
  kind === "list" || kind === "choices" || kind === "references" || kind === "hours"

const formats: ReadonlySet<string> = new Set(["code", "link", "colour", "phone", "moment"])

const rangeSentence = ({ reader, field, path }: At): string => {
  const { min = 0, max = field.kind === "percent" ? 10_000 : limits.number.max } = field.rules
  return reader.say("problem.range", {
    min: readableValue(reader, path, field, min),
    max: readableValue(reader, path, field, max),
  })
}

const lengthSentence = (at: At, code: "tooShort" | "tooLong"): string => {
  const { reader, sayOfField, field, path } = at
  const { min = 1, max = limits.text.line.max } = field.rules
  if (isMany(field))
    return code === "tooShort"
      ? reader.say("problem.tooFew", { count: min })
      : reader.say("problem.tooMany", { count: field.rules.max ?? limits.list.maxItems })
  const name = fieldLabel(reader, path)
  return sayOfField(code === "tooShort" ? "minLength" : "maxLength", { name, min, max })
}

/** Returns the label of the field this one is compared with: a sibling, or one of the record around an item. */
const siblingLabel = ({ reader, path, fields }: At, name = "") => {
  const sibling = [...path.split(".").slice(0, -1), name]
  const [list = "", inner = name] = sibling
  return reader.word(`column.${fields[list]?.fields?.[inner] ? sibling.join(".") : name}`)
}

const quoted = ({ locale }: RecordReader, names: ReadonlyArray<string>): string =>
  new Intl.ListFormat(limits.locales[locale]).format(names.map((name) => `“${name}”`))

/** Names what a text must not have, or has to. */
const textSentence = (
  { reader, field }: At,
  text: string,
  problem: "variable" | "missing" | "markup",
): string => {
  const { variables = {}, unsafe } = field.rules
  const names = problem === "markup" ? (unsafe?.(text) ?? []) : unknownVariables(text, variables)
  return reader.say(`problem.${problem}`, { count: names.length, names: quoted(reader, names) })
}

const plainProblems = [
  "repeated",
  "overlap",
  "past",
  "night",
  "own",
  "overpaid",
  "unknown",
  "reserved",
] as const

/** True for a problem whose sentence names nothing. */
const isPlain = (problem: RecordProblem): problem is (typeof plainProblems)[number] =>
  plainProblems.some((one) => one === problem)

const sentenceOf = (at: At, text: string, problem: RecordProblem): string => {
  const { reader, sayOfField, field, path } = at
  const name = fieldLabel(reader, path)
  if (isPlain(problem)) return reader.say(`problem.${problem}`)
  if (problem === "number" || problem === "ambiguous" || problem === "places")
    return numberSentence(sayOfField, text, decimalsOf[field.kind] ?? 0, problem)
  switch (problem) {
    case "required":
      return sayOfField("nameRequired", { name })
    case "tooShort":
    case "tooLong":
      return lengthSentence(at, problem)
    case "range":
      // Its inputs say between what.
      return field.kind === "place" ? reader.say("problem.type", { name }) : rangeSentence(at)
    case "order":
      return reader.say("problem.order", { former: siblingLabel(at, field.rules.after) })
    case "limit":
      return field.rules.below
        ? reader.say("problem.below", { former: siblingLabel(at, field.rules.below) })
        : reader.say("problem.atMost", { former: siblingLabel(at, field.rules.atMost) })
    case "year":
    case "birth":
      return daySentence(sayOfField, text, spanOf(field), problem)
    case "variable":
    case "missing":
    case "markup":
      return textSentence(at, text, problem)
    case "format":
      return formats.has(field.kind) && (field.kind !== "moment" || wallMoment.test(text))
        ? reader.say(`problem.format.${field.kind}` as "problem.format.code")
        : reader.say(field.kind === "cpf" ? "problem.type" : "problem.format", { name })
    default:
      return reader.say("problem.type", { name })
  }
}

/** Returns the sentence for a problem at a path of a record with this text; empty if the path leads nowhere. */
export const problemSentence = (
  words: ProblemWords,
  fields: Fields,
  { path, text = "" }: { readonly path: string; readonly text?: string | undefined },
  problem: RecordProblem,
) => {
  const at = fieldAt(fields, path)
  return at ? sentenceOf({ ...words, fields, field: at.field, path: at.words }, text, problem) : ""
}
