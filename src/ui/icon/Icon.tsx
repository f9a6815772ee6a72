import { icon } from "./icon.css.ts"

/** The path data of an icon in a view box of 24 × 24. */
export type IconShape = `M${string}`

export interface IconProps {
  /** One of the named exports of `icons.ts` or `menuIcons.ts`. */
  readonly shape: IconShape
  /** Width and height in px. Default 16. */
  readonly size?: 12 | 14 | 16 | 20 | undefined
}

/** A line icon in the text color; hidden from assistive technology, so give its container a name. */
export const Icon = ({ shape, size = 16 }: IconProps) => (
  <svg className={icon({ size })} viewBox="0 0 24 24" aria-hidden="true">
    <path d={shape} />
  </svg>
)
