import { Suspense } from "react"
import type { Reference } from "../../contract/resource/field.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { thumbPlace } from "./described.css.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** Few lists show pictures, so what reads them is fetched when one is drawn. */
const ImageThumb = lazily(() => import("./ImageThumb.tsx"))

interface Props {
  readonly image: Reference
  readonly name: string
  /** The record's title. */
  readonly title: string
}

/** A small picture; its name alone where the server keeps no files. */
export const ImageCell = ({ image, name, title }: Props) => {
  const extras = useValue(usePanel().client.extras("main"))
  if (extras?.has("files") !== true) return name
  return (
    <span className={thumbPlace}>
      <Suspense>
        <ImageThumb id={image._id} title={title} />
      </Suspense>
    </span>
  )
}
