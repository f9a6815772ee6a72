import { Suspense } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { cellPart } from "./cellPart.tsx"
import type { FieldInput } from "./fields/fieldInput.ts"
import type { RecordView } from "./parts.ts"
import type { Fetched } from "../../ui/root/later.tsx"
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

/** A cell that is fetched while the list's first rows are loaded. */
export const fetchedCell = <R extends Resource>(
  load: () => Promise<{ readonly default: RecordView<R> }>,
): RecordView<R> & Fetched => cellPart(load)
