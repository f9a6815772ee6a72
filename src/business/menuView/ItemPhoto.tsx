import { useState } from "react"
import type { PublicItem } from "../../contract/menu/public/snapshot.ts"

interface Props {
  readonly item: PublicItem
  readonly type: "MAIN" | "THUMB"
  readonly className: string
}

/** An item's picture, of the size that is asked for if there is one; nothing where it does not load. */
export const ItemPhoto = ({ item: { images = [] }, type, className }: Props) => {
  const [failed, setFailed] = useState<string>()
  const address = (images.find((image) => image.type === type) ?? images[0])?.URL
  if (address === undefined || address === failed) return null
  return (
    <img
      className={className}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(address)}
    />
  )
}
