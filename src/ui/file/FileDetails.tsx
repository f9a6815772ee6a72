import { LoadingBar } from "../loading/LoadingBar.tsx"
import { visuallyHidden } from "../theme/text.css.ts"
import { details, drop, name as nameClass, size as sizeClass } from "./fileField.css.ts"
import type { Upload } from "./useUpload.ts"
import type { FieldFile, FileFieldWords } from "./FieldFile.ts"

export interface FileDetailsProps {
  readonly value: FieldFile | null
  readonly state: Upload
  readonly words: FileFieldWords
  /** The file was sent just now. */
  readonly isNew: boolean
  /** Nothing may be dropped. */
  readonly isFixed: boolean
}

const Sending = ({ file, part, words }: { file: File; part: number; words: FileFieldWords }) => (
  <span className={details}>
    <span className={nameClass}>{file.name}</span>
    <LoadingBar progress={part} />
    <progress
      className={visuallyHidden}
      aria-label={words.uploading(file.name)}
      max={100}
      value={part * 100}
    />
  </span>
)

const Stored = ({ value, words }: { value: FieldFile; words: FileFieldWords }) => (
  <span className={details}>
    <span className={nameClass}>{value.name}</span>
    {value.size === undefined ? null : <span className={sizeClass}>{words.size(value.size)}</span>}
  </span>
)

/** The name of the file with its progress or size; without one an invitation. What happens is announced. */
export const FileDetails = ({ value, state, words, isNew, isFixed }: FileDetailsProps) => {
  const isSending = state.phase === "sending"
  return (
    <>
      {isSending ? (
        <Sending file={state.file} part={state.part} words={words} />
      ) : value ? (
        <Stored value={value} words={words} />
      ) : (
        <span className={drop}>{isFixed ? "—" : words.drop}</span>
      )}
      <output className={visuallyHidden}>
        {isSending ? words.uploading(state.file.name) : value && isNew ? words.uploaded(value.name) : ""}
      </output>
    </>
  )
}
