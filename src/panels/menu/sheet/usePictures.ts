import * as Effect from "effect/Effect"
import { useState } from "react"
import { uploadFile } from "../../../api/uploadFile.ts"
import { FileTypeRefused, type StoredFile } from "../../../contract/files/files.ts"
import { isPicture, typesFor } from "../../../contract/files/fileType.ts"
import { typeOfFile } from "../../../contract/files/typeOfFile.ts"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import type { Field } from "../../../contract/resource/field.ts"
import { menuItems } from "../../../contract/resources/menuItems.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useCrop } from "../../../resource/described/fields/useCrop.tsx"
import { useFileSentences } from "../../../resource/described/fields/useFileSentences.ts"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { useSheetWords } from "./words.ts"

/** Pictures of an item, at most. */
export const maxPictures = menuItems.fields.images.rules.max

/** A picture as customers see it: four to three. */
const picture: Field = { ...menuItems.fields.images, kind: "image", rules: { ratio: [4, 3] } }

const typed = async (file: File): Promise<File | undefined> => {
  const type = await typeOfFile(file)
  if (type === undefined || !isPicture(type)) return undefined
  return file.type === type ? file : new File([file], file.name, { type })
}

/** Sends pictures one after the other, each cropped to its ratio first. */
const useSending = (onSent: (file: StoredFile, picture: Blob) => void) => {
  const { api } = usePanel().client
  const say = useSheetWords()
  const reader = useRecordReader(menuItems)
  const { prepare, dialog } = useCrop(picture, reader)
  const { explain } = useFileSentences(reader, picture)
  const { run, busy } = useTask<never>()
  const [sending, setSending] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const sent = useLatest(onSent)
  const sendFile = Effect.fnUntraced(function* (file: File) {
    const whole = yield* Effect.promise(() => typed(file))
    if (!whole) return yield* new FileTypeRefused({ taken: typesFor("picture") })
    const cut = yield* Effect.promise(async () => (prepare ? await prepare(whole) : whole))
    if (cut) sent(yield* uploadFile(api, cut, () => {}), cut)
  })
  const one = (file: File) =>
    Effect.suspend(() => {
      setSending(say("sending", { name: file.name }))
      return sendFile(file)
    }).pipe(
      Effect.catch((error) =>
        Effect.sync(() => setProblem(say("pictureFailed", { name: file.name, why: explain(error) }))),
      ),
    )
  const send = (files: ReadonlyArray<File>) => {
    setProblem(undefined)
    const stop = Effect.sync(() => setSending(undefined))
    run(Effect.andThen(Effect.forEach(files, one, { discard: true }), stop))
  }
  return { send, busy, sending, problem, refuse: setProblem, dialog }
}

/** The pictures of an item in their order, the cover first, and what is done to them. */
export const usePictures = ({ _id, version, images }: ItemRow) => {
  const say = useSheetWords()
  const { change } = useMenuEdit()
  const [announcement, announce] = useState("")
  const pictures: ReadonlyArray<RecordId> = images ?? []
  const write = (next: ReadonlyArray<RecordId>) =>
    change([{ op: "set", list: "items", _id, version, fields: { images: next } }])
  const [sentHere, setSentHere] = useState<ReadonlyMap<RecordId, Blob>>(new Map())
  const { send, refuse, ...state } = useSending((file, sent) => {
    setSentHere((before) => new Map(before).set(file._id, sent))
    write([...pictures, file._id])
  })
  return {
    ...state,
    /** The picture that was sent from here, by its file: shown without reading it back. */
    sentHere,
    pictures,
    announcement,
    add: (files: ReadonlyArray<File>) =>
      pictures.length + files.length > maxPictures
        ? refuse(say("tooMany", { max: maxPictures }))
        : send(files),
    move: (from: number, to: number) => {
      const moved = pictures[from]
      if (moved === undefined || from === to || to < 0 || to >= pictures.length) return
      const rest = pictures.filter((_, at) => at !== from)
      write([...rest.slice(0, to), moved, ...rest.slice(to)])
      announce(say("picturePlace", { number: String(to + 1), count: pictures.length }))
    },
    remove: (at: number) => write(pictures.filter((_, other) => other !== at)),
  }
}
