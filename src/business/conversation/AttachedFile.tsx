import { useCallback } from "react"
import { useWords } from "../../frame/useWords.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { FileThumb } from "../../ui/file/FileThumb.tsx"
import { x } from "../../ui/icon/icons.ts"
import * as css from "./Composer.css.ts"
import { contactCentreWords } from "./words.ts"

interface Props {
  readonly file: File
  readonly onRemove: () => void
}

/** The file of the next message, before it is sent: a picture is seen. */
export const AttachedFile = ({ file, onRemove }: Props) => {
  const say = useWords("contactCentre", contactCentreWords)
  const { name } = file
  return (
    <span className={css.attached}>
      <FileThumb load={useCallback(async () => file, [file])} alt={say("preview", { name })} />
      {name}
      <IconButton icon={x} size="small" label={say("removeFile", { name })} onPress={onRemove} />
    </span>
  )
}
