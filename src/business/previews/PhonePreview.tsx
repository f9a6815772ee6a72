import * as Effect from "effect/Effect"
import { type ReactNode, useMemo } from "react"
import { referenceOf } from "../../resource/described/kindTexts.ts"
import { useReadFile } from "../../resource/described/useReadFile.ts"
import { usePicture } from "../../ui/file/usePicture.ts"
import * as css from "./preview.css.ts"

/** The picture of a draft's field, once it is sent. */
const useDraftPicture = (text: string): string | undefined => {
  const read = useReadFile()
  const id = referenceOf(text)?._id
  const load = useMemo(
    () => (id === undefined ? undefined : (signal: AbortSignal) => Effect.runPromise(read(id), { signal })),
    [read, id],
  )
  return usePicture(load)
}

interface Props {
  readonly caption: string
  /** At the top of the screen. */
  readonly bar: string
  /** The text of the field that holds the picture, and its width to height. */
  readonly image: string
  readonly ratio: readonly [width: number, height: number]
  /** In place of the picture until there is one; left out where it may stay without. */
  readonly noPicture?: string
  readonly title: string
  readonly children: ReactNode
}

/** Preview of the draft as a phone will show it. */
export const PhonePreview = ({ caption, bar, image, ratio, noPicture, title, children }: Props) => {
  const picture = useDraftPicture(image)
  return (
    <figure className={css.preview}>
      <figcaption className={css.small}>{caption}</figcaption>
      <div className={css.phone}>
        <span className={css.bar}>{bar}</span>
        {(picture ?? noPicture) !== undefined && (
          <div className={css.picture} style={{ aspectRatio: ratio.join(" / ") }}>
            {picture === undefined ? noPicture : <img className={css.image} src={picture} alt={title} />}
          </div>
        )}
        <strong>{title}</strong>
        {children}
      </div>
    </figure>
  )
}
