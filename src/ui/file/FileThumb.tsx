import { useEffect, useState } from "react"
import { Icon } from "../icon/Icon.tsx"
import { file as fileIcon } from "../icon/icons.ts"
import { picture, thumb } from "./fileField.css.ts"

export interface FileThumbProps {
  /** Brings what is to be seen; a kind of icon stands for what is no picture. */
  readonly load: ((signal: AbortSignal) => Promise<Blob>) | undefined
  /** What is to be seen; left out where the name stands beside it. */
  readonly alt?: string
  /** As high as a row of a table lets it. */
  readonly isSmall?: boolean
}

const pictures = /^image\/(png|jpeg|webp|gif|avif)$/

/** The address of a blob that is a picture, for as long as it is shown. */
const usePicture = (load: FileThumbProps["load"]): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!load) return undefined
    const controller = new AbortController()
    let made: string | undefined
    load(controller.signal).then(
      (blob) => {
        if (controller.signal.aborted || !pictures.test(blob.type)) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      // Without its picture a file is still known by its name.
      () => setAddress(undefined),
    )
    return () => {
      controller.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
      setAddress(undefined)
    }
  }, [load])
  return address
}

/** A small picture of a file, or an icon in its place. */
export const FileThumb = ({ load, alt, isSmall }: FileThumbProps) => {
  const address = usePicture(load)
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
