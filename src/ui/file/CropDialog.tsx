import { type PointerEvent, useEffect, useRef, useState } from "react"
import { Button } from "../button/Button.tsx"
import { Dialog } from "../dialog/Dialog.tsx"
import { Notice } from "../notice/Notice.tsx"
import * as css from "./cropDialog.css.ts"
import { type Crop, cropRect, draggedCrop, maxZoom, wholeCrop } from "./cropRect.ts"
import { cutPicture } from "./cutPicture.ts"

export interface CropDialogProps {
  readonly file: File
  readonly picture: ImageBitmap
  /** Width to height. */
  readonly ratio: number
  /** True if the picture moves, which what is cut of it does not. */
  readonly isMoving: boolean
  readonly words: {
    readonly title: string
    readonly hint: string
    readonly preview: string
    readonly zoom: string
    readonly across: string
    readonly down: string
    readonly cut: string
    /** Said of a picture that moves, and the button that sends it whole. */
    readonly moving: string
    readonly sendWhole: string
    readonly cancel: string
  }
  /** Called with the part that is kept, or without one when nothing is. */
  readonly onDone: (file: File | undefined) => void
}

/** The part as it will be, in the pixels of the screen. */
const usePreview = ({ picture, ratio }: CropDialogProps, crop: Crop) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { current } = canvas
    const context = current?.getContext("2d")
    if (!current || !context) return
    const { left, top, width, height } = cropRect(picture, ratio, crop)
    context.clearRect(0, 0, current.width, current.height)
    context.drawImage(picture, left, top, width, height, 0, 0, current.width, current.height)
  }, [picture, ratio, crop])
  return canvas
}

const previewWidth = 800

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly isDisabled: boolean
  readonly onChange: (value: number) => void
}

const Slider = ({ label, value, min, max, isDisabled, onChange }: SliderProps) => (
  <label className={css.slider}>
    {label}
    <input
      type="range"
      className={css.range}
      {...{ min, max, value }}
      step={0.01}
      disabled={isDisabled}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  </label>
)

/** Chooses which part of a picture is kept: by dragging it, or by sliders. */
export const CropDialog = (props: CropDialogProps) => {
  const { file, picture, ratio, isMoving, words, onDone } = props
  const [crop, setCrop] = useState(wholeCrop)
  const [isCutting, setCutting] = useState(false)
  const canvas = usePreview(props, crop)
  const { width, height } = cropRect(picture, ratio, crop)
  const drag = ({ movementX, movementY, buttons, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return
    const { width: shown, height: shownHeight } = currentTarget.getBoundingClientRect()
    const by = { x: movementX / shown, y: movementY / shownHeight }
    setCrop((now) => draggedCrop(picture, ratio, now, by))
  }
  const cut = async () => {
    setCutting(true)
    onDone(await cutPicture(file, picture, cropRect(picture, ratio, crop)))
  }
  return (
    <Dialog
      isOpen
      title={words.title}
      width="list"
      isLocked={isCutting}
      onClose={() => onDone(undefined)}
      footer={
        <>
          <Button tone="plain" isDisabled={isCutting} onPress={() => onDone(undefined)}>
            {words.cancel}
          </Button>
          {isMoving ? (
            <Button isDisabled={isCutting} onPress={() => onDone(file)}>
              {words.sendWhole}
            </Button>
          ) : null}
          <Button tone="primary" busy={isCutting} onPress={() => void cut()}>
            {words.cut}
          </Button>
        </>
      }
    >
      <div className={css.crop}>
        {isMoving ? <Notice tone="warning">{words.moving}</Notice> : null}
        <p>{words.hint}</p>
        <canvas
          ref={canvas}
          className={css.preview}
          width={previewWidth}
          height={Math.round(previewWidth / ratio)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn anew while it is dragged
          role="img"
          aria-label={words.preview}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        <Slider
          label={words.zoom}
          value={crop.zoom}
          min={1}
          max={maxZoom}
          isDisabled={false}
          onChange={(zoom) => setCrop((now) => ({ ...now, zoom }))}
        />
        <Slider
          label={words.across}
          value={crop.x}
          min={0}
          max={1}
          isDisabled={picture.width - width < 1}
          onChange={(x) => setCrop((now) => ({ ...now, x }))}
        />
        <Slider
          label={words.down}
          value={crop.y}
          min={0}
          max={1}
          isDisabled={picture.height - height < 1}
          onChange={(y) => setCrop((now) => ({ ...now, y }))}
        />
      </div>
    </Dialog>
  )
}
