import { usePlaceholder } from "../root/aheadOfNeed.ts"
import { skeleton } from "./skeleton.css.ts"

export interface SkeletonProps {
  /** Width of the text it stands for: a number of px, or any CSS width such as "60%". */
  readonly width?: number | string | undefined
  readonly round?: boolean | undefined
}

/** A pulsing placeholder for content that is still loading. */
export const Skeleton = ({ width, round }: SkeletonProps) => {
  usePlaceholder()
  return (
    <i
      className={skeleton({ round })}
      style={width === undefined ? undefined : { inlineSize: width }}
      aria-hidden="true"
    />
  )
}
