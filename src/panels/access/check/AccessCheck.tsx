import { useState } from "react"
import { allows, managesAccess } from "../../../contract/access/access.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Panel } from "../../../ui/panel/Panel.tsx"
import { PanelTools } from "../../../ui/panel/PanelTools.tsx"
import { SegmentedControl } from "../../../ui/segmentedControl/SegmentedControl.tsx"
import { AccessProblems } from "./AccessProblems.tsx"
import { checkWords } from "./words.ts"
import { TestAccess } from "./TestAccess.tsx"
import type { AccessTarget } from "../../../business/permissions/AccessTarget.ts"

interface Props {
  readonly screens: ReadonlyArray<AccessTarget>
}

/** Problems of routes, groups and roles; and for users who manage access, the screens any user or role may open. */
const AccessCheck = ({ screens }: Props) => {
  const { client } = usePanel()
  const say = useWords("accessCheck", checkWords)
  const user = useValue(client.session.user)
  const mayTest = user !== undefined && allows(managesAccess, user)
  const [part, setPart] = useState<"problems" | "test">("problems")
  return (
    <Panel label={say("title")}>
      {mayTest && (
        <PanelTools>
          <SegmentedControl
            label={say("part")}
            options={(["problems", "test"] as const).map((id) => ({ id, label: say(id) }))}
            value={part}
            onChange={setPart}
          />
        </PanelTools>
      )}
      {part === "test" && mayTest ? <TestAccess screens={screens} /> : <AccessProblems screens={screens} />}
    </Panel>
  )
}

export default AccessCheck
