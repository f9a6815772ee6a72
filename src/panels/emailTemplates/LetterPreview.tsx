import type { emailTemplates } from "../../contract/resources/emailTemplates.ts"
import { useState } from "react"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { file } from "../../ui/icon/icons.ts"
import { SegmentedControl } from "../../ui/segmentedControl/SegmentedControl.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { Letter } from "./Letter.tsx"
import * as css from "./letter.css.ts"
import { useLetterWords } from "./words.ts"
import { useVariables } from "./useVariables.ts"

const widths = ["desktop", "phone"] as const
const schemes = ["light", "dark"] as const

/** An email while it is written, as a computer or a phone shows it, light or dark. */
const LetterPreview = (props: SummaryProps<typeof emailTemplates>) => {
  const { texts } = props
  const say = useLetterWords()
  const known = useVariables(props).remote.data ?? []
  const [width, setWidth] = useState<(typeof widths)[number]>("desktop")
  const [scheme, setScheme] = useState<(typeof schemes)[number]>("light")
  if ((texts.body ?? "").trim() === "") return <EmptyState icon={file} title={say("empty")} />
  return (
    <div className={css.whole}>
      <span className={subtle}>{say("previewText")}</span>
      <div className={css.tools}>
        <SegmentedControl
          label={say("width")}
          options={widths.map((id) => ({ id, label: say(id) }))}
          value={width}
          onChange={setWidth}
        />
        <SegmentedControl
          label={say("scheme")}
          options={schemes.map((id) => ({ id, label: say(id) }))}
          value={scheme}
          onChange={setScheme}
        />
      </div>
      {/* A root of its own, so that its colors are those of the chosen appearance. */}
      <div className={`balcao ${css.frame}`} data-scheme={scheme}>
        <article
          className={css.opened}
          data-width={width}
          lang={texts.language === "en" ? "en" : "pt-BR"}
          aria-label={say("preview")}
        >
          <Letter texts={texts} known={known} />
        </article>
      </div>
    </div>
  )
}

export default LetterPreview
