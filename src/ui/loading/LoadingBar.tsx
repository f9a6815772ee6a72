import { bar, loading } from "./loading.css.ts"

export interface LoadingBarProps {
  /** How much is done, 0 to 1; without it the bar runs until it is taken away. */
  readonly done?: number | undefined
}

/** The 3 px line that shows that something is on its way; say so to assistive technology with `aria-busy`. */
export const LoadingBar = ({ done }: LoadingBarProps) => (
  <div className={loading} aria-hidden="true">
    <i
      className={bar({ endless: done === undefined })}
      style={done === undefined ? undefined : { inlineSize: `${done * 100}%` }}
    />
  </div>
)
