import { spinner } from "./spinner.css.ts"

export interface SpinnerProps {
  readonly size?: 14 | 16 | undefined
}

/** Shows that work is running, in the text color; the text beside it says which work. */
export const Spinner = ({ size = 16 }: SpinnerProps) => (
  <span className={spinner({ size })} aria-hidden="true" />
)
