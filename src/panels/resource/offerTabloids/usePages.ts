import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { uploadFile } from "../../../api/uploadFile.ts"
import type { files } from "../../../contract/files/files.ts"
import type { Field, Reference } from "../../../contract/resource/field.ts"
import type { RefusalOf } from "../../../contract/wire/endpoint.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useTask } from "../../../frame/useTask.ts"
import type { FieldInputProps } from "../../../resource/described/fields/fieldInput.ts"
import { useFileSentences } from "../../../resource/described/fields/useFileSentences.ts"
import { picturesText, referencesOf } from "../../../resource/described/kindTexts.ts"
import { useTabloidWords } from "./tabloidWords.ts"

type Refusal = ApiError | RefusalOf<typeof files.upload>

/** A picture's own sentences: it is no document. */
const asPicture = (field: Field): Field => ({ ...field, kind: "image" })

/** Sends files one after the other, and tells which one is being sent and which was not taken. */
const useSending = ({ field, reader }: FieldInputProps, onSent: (page: Reference) => void) => {
  const { api } = usePanel().client
  const say = useTabloidWords()
  const { explain } = useFileSentences(reader, asPicture(field))
  const { run, busy } = useTask<never>()
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const append = useLatest(onSent)
  const one = (file: File) =>
    Effect.suspend(() => {
      setSending(file.name)
      return uploadFile(api, file, () => {})
    }).pipe(
      Effect.match({
        onSuccess: ({ _id, label }) => append({ _id, label }),
        onFailure: (error: Refusal) => setProblem(say("addFailed", { name: file.name, why: explain(error) })),
      }),
    )
  const send = (chosen: ReadonlyArray<File>) => {
    setProblem(undefined)
    const done = Effect.sync(() => setSending(undefined))
    run(Effect.andThen(Effect.forEach(chosen, one, { discard: true }), done))
  }
  return { busy, sending, problem, send, refuse: setProblem }
}

/** The pages as the draft has them, and what is done to them. */
export const usePages = (props: FieldInputProps) => {
  const { field, value, onChange } = props
  const say = useTabloidWords()
  const [said, setSaid] = useState("")
  const pages = referencesOf(value)
  const max = field.rules.max ?? Infinity
  const write = (next: ReadonlyArray<Reference>) => onChange(picturesText(next))
  const { send, refuse, ...state } = useSending(props, (page) => write([...pages, page]))
  const add = (chosen: ReadonlyArray<File>) =>
    pages.length + chosen.length > max ? refuse(say("tooMany", { count: max })) : send(chosen)
  const move = (from: number, to: number) => {
    const moved = pages[from]
    if (!moved || from === to || to < 0 || to >= pages.length) return
    const others = pages.filter((_, at) => at !== from)
    write([...others.slice(0, to), moved, ...others.slice(to)])
    setSaid(say("moved", { number: String(to + 1), count: pages.length }))
  }
  const remove = (at: number) => write(pages.filter((_, other) => other !== at))
  return { ...state, pages, add, move, remove, said }
}
