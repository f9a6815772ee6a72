import { Suspense } from "react"
import type { FieldInput } from "./fields/fieldInput.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"

/** A field that is fetched when it is drawn, while the others are there already. */
export const fetched = <Names extends string>(
  load: () => Promise<{ readonly default: FieldInput<Names> }>,
): FieldInput<Names> => {
  const Field = lazily(load)
  return (props) => (
    <Suspense fallback={<Skeleton width="100%" />}>
      <Field {...props} />
    </Suspense>
  )
}
