import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import * as Effect from "effect/Effect"
import { uploadFile } from "../../../api/uploadFile.ts"
import type { files } from "../../../contract/files/files.ts"
import { typesFor } from "../../../contract/files/fileType.ts"
import { fileProblem } from "../../../contract/files/typeOfFile.ts"
import type { Reference } from "../../../contract/resource/field.ts"
import { tickets } from "../../../contract/resources/tickets.ts"
import { maxTicketFiles } from "../../../contract/support/ticketThreads.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useFileSentences } from "../../../resource/described/fields/useFileSentences.ts"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { useFileDrop } from "../../../ui/file/useFileDrop.ts"
import { usePageWords } from "./words.ts"
import type { DraftInUse } from "./useReplyDraft.ts"

const takenTypes: ReadonlyArray<string> = typesFor("any")

/** The files of what is being written: each is stored as soon as it is chosen, dropped or pasted. */
export const useReplyFiles = ({ begun, write }: DraftInUse, isDisabled: boolean) => {
  const say = usePageWords()
  const reader = useRecordReader(tickets)
  const { words, explain } = useFileSentences(reader, tickets.fields.attachment)
  const { client } = usePanel()
  const { busy, error, run } = useTask<ApiError | RefusalOf<typeof files.upload>>()
  const [name, setName] = useState("")
  const [problem, setProblem] = useState<string>()
  const whyNot = async (file: File) => {
    if (begun.files.length >= maxTicketFiles) return say("tooMany", { count: maxTicketFiles })
    const found = await fileProblem(file, takenTypes)
    return found && words[found]
  }
  const take = async (file: File) => {
    const why = await whyNot(file)
    setProblem(why)
    if (why !== undefined || busy) return
    setName(file.name)
    const stored = ({ _id, label }: Reference) => write({ files: [...begun.files, { _id, label }] })
    run(
      Effect.map(
        uploadFile(client.api, file, () => {}),
        stored,
      ),
    )
  }
  const { dropProps } = useFileDrop((file) => void take(file), isDisabled)
  const remove = (removed: Reference) => write({ files: begun.files.filter((file) => file !== removed) })
  return { busy, name, problem: problem ?? (error && explain(error)), take, remove, dropProps }
}
