import { Suspense, useEffect } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { EditorWait } from "../editor/EditorPlace.tsx"
import type { OwnPage, OwnPageProps } from "./parts.ts"

interface Props extends Omit<OwnPageProps, "onHeading"> {
  readonly page: OwnPage<Resource>
  readonly onHeading?: ((title: string | undefined) => void) | undefined
}

/** A record's own page by hand, which tells the host what it is titled as long as it is there. */
const OwnRecordPage = ({ page: { View }, ...props }: Props) => {
  const onHeading = useHostCallback(props.onHeading)
  useEffect(() => () => onHeading(undefined), [onHeading])
  return (
    <Suspense fallback={<EditorWait />}>
      <View {...props} onHeading={onHeading} />
    </Suspense>
  )
}

export default OwnRecordPage
