import { type ReactNode, useId, useMemo, useRef, useState } from "react"
import { Button } from "../button/Button.tsx"
import { IconButton } from "../button/IconButton.tsx"
import { Field, fieldAria } from "../field/Field.tsx"
import { trash, x } from "../icon/icons.ts"
import { upload as uploadIcon } from "../icon/listIcons.ts"
import { visuallyHidden } from "../theme/text.css.ts"
import { FileDetails } from "./FileDetails.tsx"
import { actions, zone } from "./fileField.css.ts"
import { FileThumb } from "./FileThumb.tsx"
import { useFileDrop } from "./useFileDrop.ts"
import { type UploadOptions, useUpload } from "./useUpload.ts"
import type { FieldFile, FileFieldWords } from "./FieldFile.ts"

export interface FileFieldProps {
  readonly label: string
  readonly value: FieldFile | null
  readonly onChange: (file: FieldFile | null) => void
  /** Sends a file and answers how it is stored; what it rejects with goes to `explain`. */
  readonly upload: (file: File, options: UploadOptions) => Promise<FieldFile>
  readonly explain: (failure: unknown) => string
  /** Reads the type of a chosen file from its bytes, whatever its name says. */
  readonly typeOf: (file: File) => Promise<string | undefined>
  /** Prepares a chosen file before it is sent, such as cropping a picture; returns undefined to send nothing. */
  readonly prepare?: ((file: File) => Promise<File | undefined>) | undefined
  /** Reads a stored file, for the picture of an image; the same function from one render to the next. */
  readonly load?: ((file: FieldFile, signal: AbortSignal) => Promise<Blob>) | undefined
  /** Types it takes, such as `image/png`. */
  readonly accept: ReadonlyArray<string>
  readonly maxBytes: number
  readonly words: FileFieldWords
  readonly error?: string | undefined
  readonly hint?: string | undefined
  /** The word for "optional", shown after the label. */
  readonly optionalLabel?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly isReadOnly?: boolean | undefined
  /** Further buttons about the file, such as one that downloads it. */
  readonly end?: ReactNode
}

/** A file that was sent just now, and as what it is stored. */
interface SentFile {
  readonly id: FieldFile["id"]
  readonly file: File
}

/** Returns the source of a file's picture: the file itself while it is known, otherwise its stored location. */
const useThumbSource = (
  { value, load }: Pick<FileFieldProps, "value" | "load">,
  known: File | undefined,
): ((signal: AbortSignal) => Promise<Blob>) | undefined =>
  useMemo(() => {
    if (known) return async () => known
    return value && load ? (signal: AbortSignal) => load(value, signal) : undefined
  }, [known, value, load])

/** One file: chosen, dropped or pasted, sent at once, shown by name and size, an image by its picture. */
export const FileField = (props: FileFieldProps) => {
  const { label, value, onChange, accept, maxBytes, words, hint, optionalLabel, isDisabled, isReadOnly } =
    props
  const id = useId()
  const [sentFile, setSent] = useState<SentFile>()
  const input = useRef<HTMLInputElement>(null)
  const action = useRef<HTMLButtonElement>(null)
  const { state, send, refuse, cancel } = useUpload<FieldFile>({
    upload: props.upload,
    explain: props.explain,
    onDone: (stored, file) => {
      setSent({ id: stored.id, file })
      onChange(stored)
    },
  })
  const sending = state.phase === "sending" ? state.file : undefined
  const isNew = value !== null && sentFile?.id === value.id
  const thumb = useThumbSource(props, sending ?? (isNew ? sentFile.file : undefined))
  const isFixed = isDisabled === true || isReadOnly === true
  const offer = async (chosen: File) => {
    const type = await props.typeOf(chosen)
    if (type === undefined || !accept.includes(type)) return refuse(words.wrongType)
    const file = chosen.type === type ? chosen : new File([chosen], chosen.name, { type })
    const prepared = props.prepare ? await props.prepare(file) : file
    if (!prepared) return
    if (prepared.size > maxBytes) return refuse(words.tooLarge)
    send(prepared)
  }
  const { isOver, dropProps } = useFileDrop((file) => void offer(file), isFixed)
  const pick = () => input.current?.click()
  const error = state.phase === "failed" ? state.message : props.error
  const { "aria-describedby": describedBy } = fieldAria({ id, hint, error })
  const failed = state.phase === "failed" ? state.file : undefined
  return (
    <Field {...{ id, label, optionalLabel, hint, error }} isErrorLive={state.phase === "failed"}>
      <div
        className={zone}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        data-disabled={isDisabled || undefined}
        {...dropProps}
      >
        {sending || value ? <FileThumb load={thumb} src={sending ? undefined : value?.src} /> : null}
        <FileDetails value={value} state={state} words={words} isNew={isNew} isFixed={isFixed} />
        {sending ? null : props.end}
        {isFixed ? null : (
          <span className={actions}>
            {failed ? <Button onPress={() => send(failed)}>{words.retry}</Button> : null}
            <Button
              {...(describedBy === undefined ? {} : { "aria-describedby": describedBy })}
              id={id}
              ref={action}
              icon={sending ? x : uploadIcon}
              aria-label={`${label}: ${sending ? words.cancel : value ? words.replace : words.choose}`}
              onPress={sending ? cancel : pick}
            >
              {sending ? words.cancel : value ? words.replace : words.choose}
            </Button>
            {value && !sending ? (
              <IconButton
                icon={trash}
                label={words.remove}
                onPress={() => {
                  onChange(null)
                  action.current?.focus()
                }}
              />
            ) : null}
          </span>
        )}
        <input
          ref={input}
          className={visuallyHidden}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={accept.join(",")}
          disabled={isFixed}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again after it failed.
            target.value = ""
            if (file) void offer(file)
          }}
        />
      </div>
    </Field>
  )
}
