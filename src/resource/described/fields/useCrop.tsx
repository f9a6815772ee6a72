import { Suspense, useState } from "react"
import type { FileType } from "../../../contract/files/fileType.ts"
import type { Field } from "../../../contract/resource/field.ts"
import type { RecordReader } from "../record/useRecordReader.ts"
import { hasRatio } from "../../../ui/file/cropRect.ts"
import { lazily } from "../../../ui/root/lazily.tsx"

/** Few pictures are cut, so it is fetched when one is. */
const CropDialog = lazily(async () => ({
  default: (await import("../../../ui/file/CropDialog.tsx")).CropDialog,
}))

interface Cropping {
  readonly file: File
  readonly picture: ImageBitmap
  readonly isMoving: boolean
  readonly onDone: (file: File | undefined) => void
}

const isMovingPicture = async (file: File): Promise<boolean> => {
  const { readPicture } = await import("../../../contract/files/pictures/readPicture.ts")
  const picture = readPicture(file.type as FileType, new Uint8Array(await file.arrayBuffer()))
  return picture !== undefined && picture.frames > 1
}

/** Asks in a dialog which part of a picture to keep if its aspect ratio differs from the field's, before it is sent. */
export const useCrop = ({ rules: { ratio: [width, height] = [0, 0] } }: Field, { say }: RecordReader) => {
  const [cropping, setCropping] = useState<Cropping>()
  const ratio = width / height
  const prepare = async (file: File): Promise<File | undefined> => {
    // A file that is not a picture is refused by the server, with its own sentence.
    const picture = await createImageBitmap(file).catch(() => undefined)
    if (!picture || hasRatio(picture, ratio)) return file
    const isMoving = await isMovingPicture(file)
    return new Promise((resolve) => {
      const onDone = (cut: File | undefined) => {
        setCropping(undefined)
        picture.close()
        resolve(cut)
      }
      setCropping({ file, picture, isMoving, onDone })
    })
  }
  const dialog = cropping && (
    <Suspense>
      <CropDialog
        {...cropping}
        ratio={ratio}
        words={{
          title: say("crop.title"),
          hint: say("crop.hint", { ratio: `${width}:${height}` }),
          preview: say("crop.preview"),
          zoom: say("crop.zoom"),
          across: say("crop.across"),
          down: say("crop.down"),
          cut: say("crop.cut"),
          moving: say("crop.moving"),
          sendWhole: say("crop.sendWhole"),
          cancel: say("cancel"),
        }}
      />
    </Suspense>
  )
  return { prepare: width > 0 ? prepare : undefined, dialog }
}
