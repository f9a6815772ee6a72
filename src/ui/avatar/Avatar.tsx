import { avatar } from "./avatar.css.ts"

export interface AvatarProps {
  /** Whose: the first letters of the first and the last word are drawn. */
  readonly name: string
  /** Edge in px. */
  readonly size?: 24 | 32 | 56 | undefined
  /** For companies and things; people are round. */
  readonly square?: boolean | undefined
  readonly tone?: "plain" | "accent" | undefined
}

const initials = (name: string) => {
  const words = name.split(/[\s._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => word?.[0]?.toLocaleUpperCase() ?? "").join("")
}

/** The initials of a name that stands beside it; silent to assistive technology. */
export const Avatar = ({ name, size = 24, square, tone = "plain" }: AvatarProps) => (
  <span className={avatar({ size, square, tone })} aria-hidden="true">
    {initials(name)}
  </span>
)
