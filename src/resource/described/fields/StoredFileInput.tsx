import * as Effect from "effect/Effect"
import { useCallback, useMemo } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { uploadFile } from "../../../api/uploadFile.ts"
import { isAddress } from "../../../contract/applications/addresses.ts"
import { typesFor } from "../../../contract/files/fileType.ts"
import { typeOfFile } from "../../../contract/files/typeOfFile.ts"
import { limits } from "../../../contract/limits.ts"
import { fileUseOf } from "../../../contract/resource/fileUse.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useValue } from "../../../frame/useValue.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { FileField } from "../../../ui/file/FileField.tsx"
import type { UploadOptions } from "../../../ui/file/useUpload.ts"
import { download } from "../../../ui/icon/listIcons.ts"
import { saveBlob } from "../../saveFile.ts"
import { referenceOf, referenceText } from "../kindTexts.ts"
import { useReadFile } from "../useReadFile.ts"
import type { FieldInputProps } from "./fieldInput.ts"
import { useCrop } from "./useCrop.tsx"
import { useFileSentences } from "./useFileSentences.ts"
import type { FieldFile } from "../../../ui/file/FieldFile.ts"

/** The calls of files, for as long as the field is there. */
const useFileCalls = () => {
  const { api } = usePanel().client
  const read = useReadFile()
  const load = useCallback(
    ({ id }: FieldFile, signal: AbortSignal) => Effect.runPromise(read(id), { signal }),
    [read],
  )
  const upload = useCallback(
    async (file: File, { signal, onProgress }: UploadOptions): Promise<FieldFile> => {
      const { _id, label, size } = await Effect.runPromise(uploadFile(api, file, onProgress), { signal })
      return { id: _id, name: label, size }
    },
    [api],
  )
  return { read, load, upload }
}

/** A picture or a document: sent at once, and named by the record when that is saved. */
const StoredFileInput = (props: FieldInputProps) => {
  const { field, label, value, hint, error, optionalLabel, isReadOnly, reader, onChange } = props
  const { client } = usePanel()
  const extras = useValue(client.extras("main"))
  const { read, load, upload } = useFileCalls()
  const { words, explain } = useFileSentences(reader, field)
  const saving = useTask<ApiError>()
  const file = useMemo((): FieldFile | null => {
    const storedFile = referenceOf(value)
    if (!storedFile) return null
    const { _id: id, label: name } = storedFile
    return { id, name, ...(isAddress(id) && { src: id }) }
  }, [value])
  const isPicture = field.kind === "image"
  const failure = saving.error && explain(saving.error)
  const { prepare, dialog } = useCrop(field, reader)
  const [width, height] = field.rules.ratio ?? []
  const ratioHint =
    width === undefined ? undefined : reader.say("file.ratio", { ratio: `${width}:${height}` })
  return (
    <>
      <FileField
        {...{ label, optionalLabel, words, explain, upload, prepare }}
        hint={hint ?? ratioHint}
        error={error ?? failure}
        value={file}
        load={isPicture ? load : undefined}
        accept={typesFor(fileUseOf(field))}
        typeOf={typeOfFile}
        maxBytes={limits.file.maxBytes}
        isReadOnly={isReadOnly || extras?.has("files") !== true}
        end={
          file && !isPicture ? (
            <IconButton
              icon={download}
              label={reader.say("file.download", { name: file.name })}
              busy={saving.busy}
              onPress={() => saving.run(Effect.map(read(file.id), (blob) => saveBlob(file.name, blob)))}
            />
          ) : null
        }
        onChange={(next) => onChange(next ? referenceText({ _id: next.id, label: next.name }) : "")}
      />
      {dialog}
    </>
  )
}

export default StoredFileInput
