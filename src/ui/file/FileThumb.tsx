import { Icon } from "../icon/Icon.tsx"
import { file as fileIcon } from "../icon/icons.ts"
import { picture, thumb } from "./fileField.css.ts"
import { type LoadPicture, usePicture } from "./usePicture.ts"

export interface FileThumbProps {
  /** Brings what is to be seen; a kind of icon stands for what is no picture. */
  readonly load: LoadPicture | undefined
  /** URL of the picture, used instead of `load`. */
  readonly src?: string | undefined
  /** Text alternative of the picture; omitted if the name is beside it. */
  readonly alt?: string
  /** As high as a row of a table lets it. */
  readonly isSmall?: boolean
}

/** A small picture of a file, or an icon in its place. */
export const FileThumb = ({ load, src, alt, isSmall }: FileThumbProps) => {
  const read = usePicture(src === undefined ? load : undefined)
  const address = src ?? read
  return (
    <span
      className={thumb}
      data-small={isSmall || undefined}
      {...(alt !== undefined && { role: "img", "aria-label": alt })}
    >
      {address === undefined ? (
        <Icon shape={fileIcon} size={isSmall ? 16 : 20} />
      ) : (
        <img className={picture} src={address} alt="" />
      )}
    </span>
  )
}
