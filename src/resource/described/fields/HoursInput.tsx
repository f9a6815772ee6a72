import { Suspense } from "react"
import { Skeleton } from "../../../ui/skeleton/Skeleton.tsx"
import type { FieldInputProps } from "./fieldInput.ts"
import { lazily } from "../../../ui/root/lazily.tsx"

/** Weighs much and few records have it, so it is fetched when it is drawn. */
const WeekInput = lazily(() => import("./WeekInput.tsx"))

/** The shifts of a week. */
export const HoursInput = (props: FieldInputProps) => (
  <Suspense fallback={<Skeleton width="100%" />}>
    <WeekInput {...props} />
  </Suspense>
)
