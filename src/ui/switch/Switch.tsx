import { visuallyHidden } from "../theme/text.css.ts"
import * as css from "./switch.css.ts"

export interface SwitchProps {
  readonly label: string
  readonly hideLabel?: boolean | undefined
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly isDisabled?: boolean | undefined
  /** 32 × 20 px, 26 × 16 px for toolbars, or 44 × 28 px for thumbs. */
  readonly size?: "medium" | "small" | "large" | undefined
  /** `store` is green when on: the store is open. */
  readonly tone?: "accent" | "store" | undefined
}

/** A switch that takes effect at once. */
export const Switch = (props: SwitchProps) => {
  const { label, hideLabel, isSelected, onChange, isDisabled, size = "medium", tone = "accent" } = props
  return (
    <label className={css.root}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isSelected}
        className={css.input}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.track({ size, tone })} />
      <span className={hideLabel ? visuallyHidden : undefined}>{label}</span>
    </label>
  )
}
