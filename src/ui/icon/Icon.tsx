import { icon } from "./icon.css.ts"

/** The outline of an icon on a grid of 24, as one path. */
export type IconShape = `M${string}`

export interface IconProps {
  /** One of the named exports of `icons.ts` or `menuIcons.ts`. */
  readonly shape: IconShape
  /** Edge in px; 16 unless told. */
  readonly size?: 12 | 14 | 16 | 20 | undefined
}

/** A line icon in the colour of the text; it says nothing to assistive technology, so name what holds it. */
export const Icon = ({ shape, size = 16 }: IconProps) => (
  <svg className={icon({ size })} viewBox="0 0 24 24" aria-hidden="true">
    <path d={shape} />
  </svg>
)
