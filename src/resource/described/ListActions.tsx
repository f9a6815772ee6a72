import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { Button } from "../../ui/button/Button.tsx"
import type { ListSay } from "../ListSpec.ts"
import type { OwnListAction } from "./ownActions.ts"

interface Props {
  readonly actions: ReadonlyArray<OwnListAction>
  readonly mayWrite: boolean
  readonly word: ListSay
  readonly onAct: (id: string) => void
}

/** Actions of the whole list, if the server offers them. */
export const ListActions = ({ actions, mayWrite, word, onAct }: Props) => {
  const { client, readOnly } = usePanel()
  const offered = useValue(client.extras("main"))
  const user = useValue(client.session.user)
  return (
    <>
      {actions
        .filter(({ View, isForWriters }) => mayWrite || (View !== undefined && !isForWriters))
        .filter(({ extra }) => extra === undefined || offered?.has(extra) === true)
        .filter(({ isFor }) => isFor === undefined || (user !== undefined && isFor(user)))
        .filter(({ writes }) => !(writes && readOnly))
        .map(({ id, icon, isPrimary }) => (
          <Button
            key={id}
            icon={icon}
            tone={isPrimary ? "primary" : undefined}
            collapsesToIcon
            onPress={() => onAct(id)}
          >
            {word(`list.${id}`)}
          </Button>
        ))}
    </>
  )
}
