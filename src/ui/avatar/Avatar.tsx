import { useState } from "react"
import { Icon } from "../icon/Icon.tsx"
import { user } from "../icon/icons.ts"
import { avatar, image } from "./avatar.css.ts"

export interface AvatarProps {
  /** Name of the person; the initials are from its first and last word. Without a name, a figure is shown. */
  readonly name: string
  /** Width and height in px. */
  readonly size?: 24 | 32 | 56 | undefined
  /** For companies and things; people get a circle. */
  readonly square?: boolean | undefined
  readonly tone?: "plain" | "accent" | undefined
  /** URL of a picture; the initials are shown without one, or when it fails to load. */
  readonly picture?: string | null | undefined
}

let letters: Intl.Segmenter | undefined

/** A letter with all of its marks is one. */
const segmented = (word: string): string => {
  letters ??= new Intl.Segmenter("pt", { granularity: "grapheme" })
  const [first] = letters.segment(word)
  return first?.segment ?? ""
}

/** A letter to which nothing is joined. Most names begin with one, and a segmenter takes 30 ms to make. */
const single = /^[\p{Script=Latin}\p{N}](?![\p{M}\p{Cf}])/u

const firstLetter = (word = ""): string => {
  const composed = word.normalize()
  // Not by the browser's language: in Turkish, i would get a dot.
  return (single.exec(composed)?.[0] ?? segmented(composed)).toUpperCase()
}

const initials = (name: string) => {
  const words = name
    .replaceAll(/(?!\u200d)\p{Cf}/gu, "")
    .split(/[\s._-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return [words[0], ...(words.length > 1 ? [words.at(-1)] : [])].map(firstLetter).join("")
}

/** The picture or initials beside a name; hidden from assistive technology, which reads the name. */
export const Avatar = ({ name, size = 24, square, tone = "plain", picture }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const shownPicture = picture && picture !== failed ? picture : undefined
  return (
    <span className={avatar({ size, square, tone })} aria-hidden="true">
      {shownPicture === undefined ? (
        initials(name) || <Icon shape={user} />
      ) : (
        <img
          className={image}
          src={shownPicture}
          alt=""
          loading="lazy"
          onError={() => setFailed(shownPicture)}
        />
      )}
    </span>
  )
}
