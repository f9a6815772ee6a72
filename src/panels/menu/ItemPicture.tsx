import { Suspense } from "react"
import type { ItemRow } from "../../contract/menu/menuData.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { picture } from "./items.css.ts"

const ImageThumb = lazily(() => import("../../resource/described/ImageThumb.tsx"))

/** An item's cover, read once it comes into sight. */
export const ItemPicture = ({ item: { images = [], name } }: { readonly item: ItemRow }) => {
  const [cover] = images ?? []
  return (
    <span className={picture} data-empty={cover === undefined || undefined}>
      {cover !== undefined && (
        <Suspense>
          <ImageThumb id={cover} title={name} />
        </Suspense>
      )}
    </span>
  )
}
