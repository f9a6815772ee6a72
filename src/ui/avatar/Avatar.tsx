import { useState } from "react"
import { avatar, image } from "./avatar.css.ts"

export interface AvatarProps {
  /** Whose: the first letters of the first and the last word are drawn. */
  readonly name: string
  /** Edge in px. */
  readonly size?: 24 | 32 | 56 | undefined
  /** For companies and things; people are round. */
  readonly square?: boolean | undefined
  readonly tone?: "plain" | "accent" | undefined
  /** Address of a picture; while there is none, or where it does not come, the initials stand in. */
  readonly picture?: string | null | undefined
}

const initials = (name: string) => {
  const words = name.split(/[\s._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => word?.[0]?.toLocaleUpperCase() ?? "").join("")
}

/** The picture or the initials of a name that stands beside it; silent to assistive technology. */
export const Avatar = ({ name, size = 24, square, tone = "plain", picture }: AvatarProps) => {
  const [failed, setFailed] = useState<string>()
  const shown = picture && picture !== failed ? picture : undefined
  return (
    <span className={avatar({ size, square, tone })} aria-hidden="true">
      {shown === undefined ? (
        initials(name)
      ) : (
        <img className={image} src={shown} alt="" loading="lazy" onError={() => setFailed(shown)} />
      )}
    </span>
  )
}
