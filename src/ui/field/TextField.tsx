import { Suspense } from "react"
import { lazily } from "../root/lazily.tsx"
import { LineField } from "./LineField.tsx"
import type { MomentType } from "./momentText.ts"
import type { TextFieldProps } from "./TextFieldProps.ts"

export type { TextFieldProps } from "./TextFieldProps.ts"

/** Few fields take a moment, so what writes and reads one is fetched for them. */
const MomentField = lazily(async () => ({ default: (await import("./MomentField.tsx")).MomentField }))

const isMoment = (type: TextFieldProps["type"]): type is MomentType =>
  type === "date" || type === "time" || type === "datetime-local"

/** One line of text with its label, hint and error. Days and times are written as the language of the panel has them. */
export const TextField = (props: TextFieldProps) => {
  const { type, onUnreadable: _, ...line } = props
  if (!isMoment(type)) return <LineField {...line} type={type} />
  return (
    <Suspense fallback={<LineField {...line} type="text" value="" isReadOnly autoFocus={false} />}>
      <MomentField {...props} type={type} />
    </Suspense>
  )
}
