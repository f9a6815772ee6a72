import { spinner } from "./spinner.css.ts"

export interface SpinnerProps {
  readonly size?: 14 | 16 | undefined
}

/** Work going on, in the colour of the text beside it, which says what. */
export const Spinner = ({ size = 16 }: SpinnerProps) => (
  <span className={spinner({ size })} aria-hidden="true" />
)
