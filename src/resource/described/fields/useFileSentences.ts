import { useMemo } from "react"
import type { ApiError } from "../../../api/errors.ts"
import type { Field } from "../../../contract/resource/field.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import type { files } from "../../../contract/files/files.ts"
import { bytesOfMegabyte } from "../../../contract/bytesOfMegabyte.ts"
import { fileUseOf } from "../../../contract/resource/fileUse.ts"
import { limits, type Locale } from "../../../contract/limits.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import type { RecordReader } from "../record/useRecordReader.ts"
import type { FileFieldWords } from "../../../ui/file/FieldFile.ts"

type Failure = ApiError | RefusalOf<typeof files.upload>

const sizeIn = (locale: Locale) => (bytes: number) => {
  const [amount, unit] =
    bytes < bytesOfMegabyte ? [bytes / 1024, "kilobyte"] : [bytes / bytesOfMegabyte, "megabyte"]
  const options = { style: "unit", unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(limits.locales[locale], options).format(amount)
}

const wrongOf = { picture: "file.wrongPicture", font: "file.wrongFont", any: "file.wrongType" } as const

const wordsFor = ({ say, locale }: RecordReader, field: Field): FileFieldWords => {
  const format = sizeIn(locale)
  return {
    choose: say("file.choose"),
    replace: say("file.replace"),
    remove: say("file.remove"),
    cancel: say("file.cancel"),
    retry: say("file.retry"),
    drop: say("file.drop"),
    tooLarge: say("file.tooLarge", { size: format(limits.file.maxBytes) }),
    wrongType: say(wrongOf[fileUseOf(field)]),
    uploading: (name) => say("file.uploading", { name }),
    uploaded: (name) => say("file.uploaded", { name }),
    size: format,
  }
}

/** Returns the texts of a file field, and a function that explains why a file was not accepted. */
export const useFileSentences = (reader: RecordReader, field: Field) => {
  const explainCall = useExplain()
  const words = useMemo(() => wordsFor(reader, field), [reader, field])
  const explain = (failure: unknown): string => {
    const error = failure as Failure
    switch (error._tag) {
      case "FileTooLarge":
        return words.tooLarge
      case "FileTypeRefused":
        return words.wrongType
      case "FileDamaged":
        return reader.say(error.reason === "CUT" ? "file.cut" : "file.huge")
      case "FileQuotaReached": {
        const size = words.size(error.maxBytes)
        return error.files === "kept"
          ? reader.say(`file.kept.${error.of}`, { size })
          : reader.say("file.unclaimed", { size })
      }
      default:
        return explainCall(error)
    }
  }
  return { words, explain }
}
