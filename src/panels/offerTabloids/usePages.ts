import * as Effect from "effect/Effect"
import { useState } from "react"
import { uploadFile } from "../../api/uploadFile.ts"
import { FileTypeRefused, type StoredFile } from "../../contract/files/files.ts"
import { isPicture, typesFor } from "../../contract/files/fileType.ts"
import { typeOfFile } from "../../contract/files/typeOfFile.ts"
import { pdfType } from "../../contract/files/pdfPages.ts"
import type { Field, Reference } from "../../contract/resource/field.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { useFileSentences } from "../../resource/described/fields/useFileSentences.ts"
import { picturesText, referencesOf, referenceText } from "../../resource/described/kindTexts.ts"
import { type PdfFailure, pagesOfPdf } from "./pagesOfPdf.ts"
import { useTabloidWords } from "./words.ts"

/** Uploaded pictures, and the PDF they were cut from. */
interface AddedPages {
  readonly pictures: ReadonlyArray<StoredFile>
  readonly document?: StoredFile
}

/** A picture's own sentences: it is no document. */
const asPicture = (field: Field): Field => ({ ...field, kind: "image" })

/** Returns a function that explains why a file was not added. */
const useExplainPage = ({ field, reader }: FieldInputProps) => {
  const say = useTabloidWords()
  const { explain } = useFileSentences(reader, asPicture(field))
  return (error: PdfFailure) => {
    if (error._tag === "TooManyPages") return say("tooMany", { count: field.rules.max ?? 0 })
    return error._tag === "PdfRefused" ? say(`pdf.${error.reason}`) : explain(error)
  }
}

interface SendingOptions {
  readonly room: () => number
  /** True if the server cuts PDFs into pages. */
  readonly takesPdf: boolean
  readonly onSent: (added: AddedPages) => void
}

/** Sends files one after the other, and tells which one is being sent and which was not taken. */
const useSending = (props: FieldInputProps, { room, takesPdf, onSent }: SendingOptions) => {
  const { api } = usePanel().client
  const say = useTabloidWords()
  const explain = useExplainPage(props)
  const { run, busy } = useTask<never>()
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const append = useLatest(onSent)
  const latestRoom = useLatest(room)
  const onPage = (name: string) => (page: number, count: number) =>
    setSending(say("cutting", { name, page: String(page), count }))
  const sendFile = Effect.fnUntraced(function* (file: File): Effect.fn.Return<AddedPages, PdfFailure> {
    const type = yield* Effect.promise(() => typeOfFile(file))
    if (takesPdf && type === pdfType)
      return yield* pagesOfPdf(api, file, { room: latestRoom(), onPage: onPage(file.name) })
    if (type === undefined || !isPicture(type))
      return yield* new FileTypeRefused({ taken: typesFor("picture") })
    return { pictures: [yield* uploadFile(api, file, () => {})] }
  })
  const one = (file: File) =>
    Effect.suspend(() => {
      setSending(say("adding", { name: file.name }))
      return sendFile(file)
    }).pipe(
      Effect.match({
        onSuccess: append,
        onFailure: (error) => setProblem(say("addFailed", { name: file.name, why: explain(error) })),
      }),
    )
  const send = (chosen: ReadonlyArray<File>) => {
    setProblem(undefined)
    const stopSending = Effect.sync(() => setSending(undefined))
    run(Effect.andThen(Effect.forEach(chosen, one, { discard: true }), stopSending))
  }
  return { busy, sending, problem, send, refuse: setProblem }
}

/** The pages as the draft has them, and what is done to them. */
export const usePages = (props: FieldInputProps) => {
  const { field, value, onChange, write: writeField } = props
  const say = useTabloidWords()
  const extras = useValue(usePanel().client.extras("main"))
  const [announcement, setSaid] = useState("")
  const pages = referencesOf(value)
  const max = field.rules.max ?? Infinity
  const write = (next: ReadonlyArray<Reference>) => onChange(picturesText(next))
  const takesPdf = extras?.has("pdf-pages") === true
  const { send, refuse, ...state } = useSending(props, {
    room: () => max - pages.length,
    takesPdf,
    onSent: ({ pictures, document }) => {
      write([...pages, ...pictures])
      if (document) writeField?.("document", referenceText(document))
    },
  })
  const add = (chosen: ReadonlyArray<File>) =>
    pages.length + chosen.length > max ? refuse(say("tooMany", { count: max })) : send(chosen)
  const move = (from: number, to: number) => {
    const moved = pages[from]
    if (!moved || from === to || to < 0 || to >= pages.length) return
    const otherPages = pages.filter((_, at) => at !== from)
    write([...otherPages.slice(0, to), moved, ...otherPages.slice(to)])
    setSaid(say("moved", { number: String(to + 1), count: pages.length }))
  }
  const remove = (at: number) => write(pages.filter((_, other) => other !== at))
  return { ...state, pages, add, move, remove, said: announcement, takesPdf }
}
