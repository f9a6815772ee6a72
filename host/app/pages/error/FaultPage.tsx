import { usePanel, useValue } from "balcao"
import { Button } from "balcao/ui"
import { home, login } from "../../routes.ts"
import { usePageWords } from "../pageWords.ts"
import { FaultFrame } from "./FaultFrame.tsx"

/** The generic error page (section 2), with its default code and texts. */
const FaultPage = () => {
  const say = usePageWords()
  const { client, navigation } = usePanel()
  const isIn = useValue(client.session.state)._tag !== "SignedOut"
  return (
    <FaultFrame code="404" title={say("faultTitle")} subtitle={say("faultSubtitle")} text={say("faultText")}>
      <Button tone="primary" onPress={() => navigation.push(isIn ? home : login)}>
        {say(isIn ? "backToPanel" : "backToLogin")}
      </Button>
    </FaultFrame>
  )
}

export default FaultPage
