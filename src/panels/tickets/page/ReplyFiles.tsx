import { attached } from "../../../business/conversation/Composer.css.ts"
import type { Reference } from "../../../contract/resource/field.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { x } from "../../../ui/icon/icons.ts"
import { usePageWords } from "./words.ts"

interface Props {
  readonly files: ReadonlyArray<Reference>
  /** The one that is being stored. */
  readonly coming: string | undefined
  readonly onRemove: (file: Reference) => void
}

/** The files that go with what is being written. */
export const ReplyFiles = ({ files, coming, onRemove }: Props) => {
  const say = usePageWords()
  return (
    <>
      {files.map((file) => (
        <span key={String(file._id)} className={attached}>
          {file.label}
          <IconButton
            icon={x}
            size="small"
            label={say("removeFile", { name: file.label })}
            onPress={() => onRemove(file)}
          />
        </span>
      ))}
      {coming === undefined ? null : (
        <output className={attached}>{say("uploading", { name: coming })}</output>
      )}
    </>
  )
}
