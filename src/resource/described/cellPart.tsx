import { type ComponentType, type ReactNode, Suspense, useState } from "react"
import type { Fetch } from "../../ui/root/fetchUntilHere.ts"
import type { Fetched } from "../../ui/root/later.tsx"
import { lazily } from "../../ui/root/lazily.tsx"

/**
 * A cell's part whose code is fetched apart. A list fetches those of its columns while its first rows are loaded, so that
 * columns do not change their width afterwards; where one does not come, `missing` stands in its place until it does.
 */
export const cellPart = <Props extends object>(
  load: Fetch<ComponentType<Props>>,
  missing: (props: Props) => ReactNode = () => null,
): ComponentType<Props> & Fetched => {
  let Here: ComponentType<Props> | undefined
  const Awaited = lazily(load)
  const Cell = (props: Props) => {
    const [Part] = useState(() => Here)
    if (Part) return <Part {...props} />
    return (
      <Suspense fallback={missing(props)}>
        <Awaited {...props} />
      </Suspense>
    )
  }
  const fetch = async () => {
    Here ??= (await load()).default
  }
  return Object.assign(Cell, { fetch })
}
