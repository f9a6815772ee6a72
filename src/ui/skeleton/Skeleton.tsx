import { bone } from "./skeleton.css.ts"

export interface BoneProps {
  /** Width of the text it stands for, in px; a share of the line when it is a text such as "60%". */
  readonly width?: number | string | undefined
  readonly round?: boolean | undefined
}

/** A breathing stand-in for something still on its way. */
export const Bone = ({ width, round }: BoneProps) => (
  <i
    className={bone({ round })}
    style={width === undefined ? undefined : { inlineSize: width }}
    aria-hidden="true"
  />
)
