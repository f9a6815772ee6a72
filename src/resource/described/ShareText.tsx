import type { Share } from "../../contract/resource/share.ts"
import { writtenNumber } from "../../frame/written.ts"
import { ShareBar } from "../../ui/share/ShareBar.tsx"
import type { Reader } from "./readableValue.ts"

export interface Props {
  readonly share: Share
  readonly reader: Reader
  /** The value alone, for as long as this is not here. */
  readonly text: string
}

/** Text for the part of a whole that is used or done. */
const ShareText = ({ share: { part, whole }, reader: { say, locale } }: Props) => (
  <ShareBar share={part / whole}>
    {say("share", { part: writtenNumber(locale, part, {}), whole: writtenNumber(locale, whole, {}) })}
  </ShareBar>
)

export default ShareText
