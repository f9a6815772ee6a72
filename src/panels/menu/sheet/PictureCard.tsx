import { type KeyboardEvent, useCallback } from "react"
import * as Effect from "effect/Effect"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { useReadFile } from "../../../resource/described/useReadFile.ts"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { usePicture } from "../../../ui/file/usePicture.ts"
import { chevronRight, trash } from "../../../ui/icon/icons.ts"
import { chevronLeft } from "../../../ui/icon/listIcons.ts"
import { star } from "../../../ui/icon/menuIcons.ts"
import * as css from "./pictures.css.ts"
import type { usePictures } from "./usePictures.ts"
import { useSheetWords } from "./words.ts"

interface Props {
  readonly id: RecordId
  /** Its place, from 0. */
  readonly at: number
  readonly of: ReturnType<typeof usePictures>
  /** The place of the picture that is dragged. */
  readonly from: number | undefined
  readonly onFrom: (at: number | undefined) => void
  readonly isReadOnly: boolean
}

interface ShownProps {
  readonly id: RecordId
  readonly alt: string
  readonly sent: Blob | undefined
}

const Shown = ({ id, alt, sent }: ShownProps) => {
  const read = useReadFile()
  const load = useCallback(
    (signal: AbortSignal) => (sent ? Promise.resolve(sent) : Effect.runPromise(read(id), { signal })),
    [read, id, sent],
  )
  const address = usePicture(load)
  return address === undefined ? (
    <span className={css.image} />
  ) : (
    <img className={css.image} src={address} alt={alt} draggable={false} />
  )
}

/** One picture with its place: dragged, or moved by its buttons and by Alt with an arrow. */
export const PictureCard = ({
  id,
  at,
  of: { pictures, sentHere, move, remove },
  from,
  onFrom,
  isReadOnly,
}: Props) => {
  const say = useSheetWords()
  const number = String(at + 1)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    move(at, at + by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragged; its buttons do the same
    <li
      className={css.card}
      data-cover={at === 0 || undefined}
      draggable={!isReadOnly}
      onDragStart={() => onFrom(at)}
      onDragEnd={() => onFrom(undefined)}
      onDragOver={(event) => from !== undefined && event.preventDefault()}
      onDrop={(event) => {
        if (from === undefined) return
        event.preventDefault()
        event.stopPropagation()
        move(from, at)
      }}
      onKeyDown={isReadOnly ? undefined : onKeyDown}
    >
      <Shown id={id} alt={say("picture", { number })} sent={sentHere.get(id)} />
      <span className={css.cardActs}>
        <span className={css.place}>{at === 0 ? say("cover") : number}</span>
        {!isReadOnly && (
          <>
            {at > 0 && (
              <IconButton
                icon={star}
                size="small"
                label={say("makeCover", { number })}
                onPress={() => move(at, 0)}
              />
            )}
            <IconButton
              icon={chevronLeft}
              size="small"
              isDisabled={at === 0}
              label={say("earlier", { number })}
              onPress={() => move(at, at - 1)}
            />
            <IconButton
              icon={chevronRight}
              size="small"
              isDisabled={at === pictures.length - 1}
              label={say("later", { number })}
              onPress={() => move(at, at + 1)}
            />
            <IconButton
              icon={trash}
              size="small"
              label={say("removePicture", { number })}
              onPress={() => remove(at)}
            />
          </>
        )}
      </span>
    </li>
  )
}
