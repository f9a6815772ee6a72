import { useRef } from "react"
import { sentTypes } from "../../contract/contact/media.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { paperclip } from "./icons.ts"

interface Props {
  readonly label: string
  readonly onFile: (file: File) => void
}

/** Chooses a file for the next message. */
export const AttachButton = ({ label, onFile }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton icon={paperclip} label={label} onPress={() => input.current?.click()} />
      <input
        ref={input}
        className={visuallyHidden}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        accept={sentTypes.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file may be chosen again after it was taken away.
          target.value = ""
          if (file) onFile(file)
        }}
      />
    </>
  )
}
