import { type ComponentProps, Suspense } from "react"
import { EditorWait } from "../editor/EditorPlace.tsx"
import { DescribedList } from "./DescribedList.tsx"
import { useParts } from "./parts.ts"

/** A described list, or what its parts draw in its place for those who may not write it. */
export const ReadableList = (props: ComponentProps<typeof DescribedList>) => {
  const { ReadersList } = useParts()
  if (!ReadersList || props.mayWrite) return <DescribedList {...props} />
  return (
    <Suspense fallback={<EditorWait />}>
      <ReadersList onOpen={(open) => props.onShow(open)} />
    </Suspense>
  )
}
