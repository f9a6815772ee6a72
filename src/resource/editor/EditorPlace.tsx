import type { ReactNode } from "react"
import { frameWords } from "../../frame/words.ts"
import { useWords } from "../../frame/useWords.ts"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { Panel } from "../../ui/panel/Panel.tsx"
import { PanelBody } from "../../ui/panel/PanelBody.tsx"
import { head, title as titleStyle } from "../screenHead.css.ts"
import * as css from "./editor.css.ts"
import { EditorCounter } from "./EditorCounter.tsx"

interface Props {
  readonly title: string
  /** False where the host shows its own. */
  readonly showsTitle: boolean
  readonly onBack: () => void
  readonly children: ReactNode
}

const nothing = () => {}

/** An editor without a record to edit: it is on its way, gone, or failed to come. */
export const EditorPlace = ({ title, showsTitle, onBack, children }: Props) => (
  <Panel label={title}>
    {showsTitle && (
      <header className={head}>
        <h2 className={titleStyle}>{title}</h2>
      </header>
    )}
    <PanelBody>{children}</PanelBody>
    <EditorCounter
      changes={0}
      busy={false}
      mayReset={false}
      onBack={onBack}
      onReset={nothing}
      onSave={undefined}
    />
  </Panel>
)

const widths = ["40%", "70%", "60%", "35%", "70%", "50%"]

/** Stands in for the fields of a record that is on its way. */
export const EditorWait = () => {
  const frame = useWords("frame", frameWords)
  return (
    <div aria-busy="true">
      <div className={css.bones}>
        {widths.map((width, index) => (
          <Skeleton key={index} width={width} />
        ))}
      </div>
      <output className={css.wait}>{frame("wait")}</output>
    </div>
  )
}
