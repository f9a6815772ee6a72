import { Suspense } from "react"
import { Skeleton } from "../../../ui/skeleton/Skeleton.tsx"
import type { FieldInputProps } from "./fieldInput.ts"
import { lazily } from "../../../ui/root/lazily.tsx"

/** Few records have a file, so what sends one is fetched when it is drawn. */
const StoredFileInput = lazily(() => import("./StoredFileInput.tsx"))

/** An image or a file. */
export const FileInput = (props: FieldInputProps) => (
  <Suspense fallback={<Skeleton width="100%" />}>
    <StoredFileInput {...props} />
  </Suspense>
)
