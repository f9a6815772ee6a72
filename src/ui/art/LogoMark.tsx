import { logo } from "./art.css.ts"

export interface LogoMarkProps {
  /** Width and height in px. */
  readonly size?: number | undefined
}

/** The counter bell: the product's logo, shown when an application has none of its own. */
export const LogoMark = ({ size = 22 }: LogoMarkProps) => (
  <svg className={logo} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 4.25a1.6 1.6 0 0 1 1.5 2.16A8 8 0 0 1 20 14.25v.5H4v-.5a8 8 0 0 1 6.5-7.84A1.6 1.6 0 0 1 12 4.25Z" />
    <rect x="2" y="17" width="20" height="3" rx="1.5" />
  </svg>
)
