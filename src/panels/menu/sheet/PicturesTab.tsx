import { type ClipboardEvent, type DragEvent, useRef, useState } from "react"
import { typesFor } from "../../../contract/files/fileType.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { FieldNote } from "../../../ui/field/FieldNote.tsx"
import { plus } from "../../../ui/icon/icons.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { visuallyHidden } from "../../../ui/theme/text.css.ts"
import { useMenuEdit } from "../menuEdit.ts"
import { PictureCard } from "./PictureCard.tsx"
import * as css from "./pictures.css.ts"
import { muted } from "./sheetFields.css.ts"
import type { TabProps } from "./TabProps.ts"
import { maxPictures, usePictures } from "./usePictures.ts"
import { useSheetWords } from "./words.ts"

/** Takes pictures that are dropped or pasted. */
const useTaken = (add: (files: ReadonlyArray<File>) => void) => {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    setOver(false)
    if (files.length === 0) return
    event.preventDefault()
    add([...files])
  }
  return {
    "data-over": isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  }
}

interface ChooseProps {
  readonly label: string
  readonly isBusy: boolean
  readonly isCamera?: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** A button that opens the files of the device, or its camera. */
const Choose = ({ label, isBusy, isCamera = false, onFiles }: ChooseProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={isCamera ? undefined : plus} busy={isBusy} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={typesFor("picture").join(",")}
        {...(isCamera ? { capture: "environment" as const } : { multiple: true })}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ""
        }}
      />
    </>
  )
}

/** The pictures of an item: dropped, pasted, chosen or taken with the camera, in their order. */
const PicturesTab = ({ item }: TabProps) => {
  const say = useSheetWords()
  const { mayEdit } = useMenuEdit()
  const offered = useValue(usePanel().client.extras("main"))
  const of = usePictures(item)
  const isTaking = mayEdit && offered?.has("files") === true
  const taken = useTaken(of.add)
  const [from, setFrom] = useState<number>()
  if (mayEdit && !isTaking && of.pictures.length === 0) return <Notice tone="info">{say("noUploads")}</Notice>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pictures are pasted where the focus is
    <section aria-label={say("pictures")} className={css.pictures} tabIndex={0} {...(isTaking && taken)}>
      {of.pictures.length === 0 && <p className={muted}>{say("noPictures")}</p>}
      <ol className={css.cards}>
        {of.pictures.map((id, at) => (
          <PictureCard key={idKey(id)} {...{ id, at, of, from }} onFrom={setFrom} isReadOnly={!mayEdit} />
        ))}
      </ol>
      {isTaking && of.pictures.length < maxPictures && (
        <span className={css.acts}>
          <Choose label={say("addPictures")} isBusy={of.busy} onFiles={of.add} />
          <Choose isCamera label={say("takePicture")} isBusy={of.busy} onFiles={of.add} />
          {of.sending !== undefined && <output>{of.sending}</output>}
        </span>
      )}
      <output className={visuallyHidden}>{of.announcement}</output>
      <FieldNote
        id="pictures-note"
        error={of.problem}
        hint={mayEdit ? say("picturesHint", { max: maxPictures }) : undefined}
      />
      {of.dialog}
    </section>
  )
}

export default PicturesTab
