import { allows } from "../../contract/access/access.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { searchX } from "../../ui/icon/icons.ts"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import type { Absence } from "./absence.ts"
import { deliveryMapWords } from "./words.ts"

interface Props {
  readonly why: Absence
  readonly registerHref: string
  readonly onClear: () => void
}

/** Shown when the list is empty: why, and what to do. */
export const EmptyList = ({ why, registerHref, onClear }: Props) => {
  const say = useWords("deliveryMap", deliveryMapWords)
  const { client, navigation } = usePanel()
  const session = useValue(client.session.state)
  if (why === "unregistered") {
    const may = session._tag === "Loaded" && allows(deliveryPeople.create.access, session.user)
    return (
      <EmptyState
        title={say("unregistered")}
        text={say(may ? "unregisteredText" : "unregisteredElsewhere")}
        action={may && <Button onPress={() => navigation.push(registerHref)}>{say("register")}</Button>}
      />
    )
  }
  return (
    <EmptyState
      icon={searchX}
      title={why === "noMatch" ? say("empty") : say(why)}
      text={why === "noMatch" ? say("emptyText") : say("chosenText")}
      action={<Button onPress={onClear}>{say("clear")}</Button>}
    />
  )
}
