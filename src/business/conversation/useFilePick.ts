import { useState } from "react"
import { sentTypes } from "../../contract/contact/media.ts"
import { bytesOfMegabyte } from "../../contract/bytesOfMegabyte.ts"
import { fileProblem } from "../../contract/files/typeOfFile.ts"
import { limits } from "../../contract/limits.ts"
import { useWords } from "../../frame/useWords.ts"
import { useFileDrop } from "../../ui/file/useFileDrop.ts"
import { contactCentreWords } from "./words.ts"

/** A file for the next message: chosen, dropped or pasted. One that cannot be sent says why. */
export const useFilePick = (isDisabled: boolean) => {
  const say = useWords("contactCentre", contactCentreWords)
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const take = async (next: File) => {
    const found = await fileProblem(next, sentTypes)
    const why = found && say(found, { size: Math.floor(limits.file.maxBytes / bytesOfMegabyte) })
    setProblem(why)
    if (why === undefined) setFile(next)
  }
  const { dropProps } = useFileDrop((next) => void take(next), isDisabled)
  return {
    file,
    problem,
    take,
    dropProps,
    /** Takes this one away; a later one stays. */
    clear: (removed: File | undefined) => {
      setFile((now) => (now === removed ? undefined : now))
      setProblem(undefined)
    },
  }
}

export type FilePick = ReturnType<typeof useFilePick>
