import { Suspense } from "react"
import type { ChainStripProps } from "./ChainStrip.tsx"
import { lazily } from "../../../ui/root/lazily.tsx"

const ChainStrip = lazily(() => import("./ChainStrip.tsx"))

/** The line that says whose menu this is; none of a store by itself. */
export const Chain = (props: ChainStripProps) =>
  props.data.follows || props.data.followers ? (
    <Suspense>
      <ChainStrip {...props} />
    </Suspense>
  ) : null
