import { bar, loading } from "./loading.css.ts"

export interface LoadingBarProps {
  /** From 0 to 1; without it the bar is indeterminate. */
  readonly progress?: number | undefined
}

/** A progress bar of 3 px; tell assistive technology with `aria-busy` on the loading region. */
export const LoadingBar = ({ progress }: LoadingBarProps) => (
  <div className={loading} aria-hidden="true">
    <i
      className={bar({ indeterminate: progress === undefined })}
      style={progress === undefined ? undefined : { inlineSize: `${progress * 100}%` }}
    />
  </div>
)
