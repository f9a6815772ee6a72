import type { ApiError } from "../../api/errors.ts"
import type { BadRequest } from "../../contract/wire/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { fieldWords } from "../../frame/fields/words.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useWords } from "../../frame/useWords.ts"
import type { SaveWay } from "../editor/saveWay.ts"
import { useSaving } from "../editor/useSaving.ts"
import type { DescribedRow } from "./describedRow.ts"
import { fieldPath } from "./fieldPath.ts"
import { explainByApi, type Parts, useParts } from "./parts.ts"
import { namedSentences } from "./namedSentences.ts"
import { type ProblemWords, problemSentence } from "./problemSentence.ts"
import type { SaveRefusal } from "./recordCalls.ts"
import type { RecordDraft } from "./recordDraft.ts"
import { useSaveQuestion } from "./useSaveQuestion.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

type Failure = SaveRefusal | ApiError

/** Sentence about a value that another record has; some fields have one of their own (`taken.{field}`). */
const takenSentence = ({ word }: ProblemWords["reader"], { sentences = {} }: Resource, field: string) =>
  word(Object.hasOwn(sentences, `taken.${field}`) ? `taken.${field}` : "taken")

/** Returns the reason a save failed, in words, if no field is the cause. */
const explainSave = (
  { reader }: ProblemWords,
  resource: Resource,
  api: (error: ApiError) => string,
  error: Failure,
  explain: Parts["explain"] = explainByApi,
): string => {
  switch (error._tag) {
    case "ValueTaken":
      return takenSentence(reader, resource, error.field)
    case "UnknownReference":
      return reader.say("unknownReference")
    case "CircularTree":
      return reader.word("circular")
    case "StaleRecord":
      return reader.say("stale")
    default:
      return explain(reader.word, api, error)
  }
}

/** An issue of a body's field: `body.signers.2.email` is about the third item of `signers`. */
const issueSentence = (words: ProblemWords, resource: Resource, path: string, code: string) => {
  const [, name = "", ...within] = path.split(".")
  const field = resource.fields[name]
  if (field === undefined) return undefined
  const at = fieldPath(field, [name, ...within].join("."))
  // For an unknown variable the path ends with its name; for markup, with the written text.
  const offending = within.join(".")
  const text = code === "markup" ? offending : `{{${offending}}}`
  return [at, problemSentence(words, resource.fields, { path: at, text }, code as "invalid")] as const
}

/** The fields of a record a request was refused for, with why; empty where it was something else. */
export const issueSentences = (
  words: ProblemWords,
  resource: Resource,
  { issues }: BadRequest,
): ReadonlyMap<string, string> => {
  const found = issues.map(({ path, code }) => issueSentence(words, resource, path, code))
  return new Map(found.every((one) => one !== undefined) ? found : [])
}

/** The fields a refusal is about, with why; empty when it is about none that is shown. */
const refusedFields = (
  words: ProblemWords,
  resource: Resource,
  error: Failure,
): ReadonlyMap<string, string> => {
  switch (error._tag) {
    case "ValueTaken":
    case "UnknownReference":
    case "CircularTree": {
      // Whoever views a company has no field for the owner of its one record.
      const isShown = error.field in resource.fields || (error.field === "owner" && !resource.onePerOwner)
      return new Map(isShown ? [[error.field, explainSave(words, resource, () => "", error)]] : [])
    }
    case "BadRequest":
      return issueSentences(words, resource, error)
    default:
      return new Map()
  }
}

/** Sentences about what is wrong with fields. */
export const useProblemWords = (resource: Resource): ProblemWords => ({
  reader: useRecordReader(resource),
  sayOfField: useWords("fields", fieldWords),
})

/** Returns a function that explains why a record without a form was not saved. */
export const useSaveReason = (resource: Resource) => {
  const words = useProblemWords(resource)
  const api = useExplain()
  const { explain } = useParts()
  return (error: Failure): string => {
    const ofFields = refusedFields(words, resource, error)
    return ofFields.size > 0
      ? namedSentences(words, resource, ofFields)
      : explainSave(words, resource, api, error, explain)
  }
}

interface Callbacks {
  /** Leads to where these fields are. */
  readonly onInvalid: (names: ReadonlyArray<string>) => void
  readonly onSaved: (record: DescribedRow | undefined, way: SaveWay, wasNew: boolean) => void
}

/** Saves a record of a described list. */
export const useRecordSaving = (
  resource: Resource,
  draft: RecordDraft,
  { onInvalid, onSaved }: Callbacks,
) => {
  const words = useProblemWords(resource)
  const api = useExplain()
  const { explain, dialog } = useParts()
  const { question, isAsking, ask } = useSaveQuestion(draft)
  const saving = useSaving<string, DescribedRow, SaveRefusal>({
    panel: resource.name,
    draft,
    ask,
    id: () => draft.record.peek().data?._id,
    idOf: ({ _id }) => _id,
    savedMessage: (isNew) => words.reader.word(isNew ? "created" : "saved"),
    savedMs: dialog?.savedMs,
    leaveWait: dialog?.closeWait,
    explain: (error) => explainSave(words, resource, api, error, explain),
    refusedFields: (error) => refusedFields(words, resource, error),
    conflictOf: (error) => (error._tag === "StaleRecord" ? error.current : undefined),
    onInvalid,
    onSaved,
  })
  return { ...saving, busy: saving.busy || isAsking, question }
}
