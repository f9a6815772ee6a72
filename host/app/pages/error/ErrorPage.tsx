import { usePanel, useValue } from "balcao"
import { Button } from "balcao/ui"
import type { ReactNode } from "react"
import { useParams } from "../../routing/navigation.ts"
import { home, login } from "../../addresses.ts"
import { usePageWords } from "../words.ts"
import { errorKindOf, type ErrorKind } from "./errorKind.ts"
import { useErrorWords } from "./words.ts"
import { Counter } from "./styles/Counter.tsx"
import { Numeral } from "./styles/Numeral.tsx"
import { Receipt } from "./styles/Receipt.tsx"
import { Shelves } from "./styles/Shelves.tsx"
import { Shutter } from "./styles/Shutter.tsx"
import { StreetMap } from "./styles/StreetMap.tsx"
import type { ErrorPageProps } from "./ErrorPageProps.ts"

const styles: Readonly<Record<ErrorKind["style"], (props: ErrorPageProps) => ReactNode>> = {
  1: Counter,
  2: Shelves,
  3: Shutter,
  4: Numeral,
  5: Receipt,
  6: StreetMap,
}

/** The generic error page (section 2): its type selects one of six styles; code 404 and its texts by default. */
const ErrorPage = () => {
  const say = usePageWords()
  const { client, navigation } = usePanel()
  const { type = "" } = useParams()
  const isIn = useValue(client.session.state)._tag !== "SignedOut"
  const sayCode = useErrorWords()
  const { style, code, textsFor } = errorKindOf(type)
  const Style = styles[style]
  const subtitle = textsFor === undefined ? say("faultSubtitle") : sayCode(`lead${textsFor}`)
  const text = textsFor === undefined ? say("faultText") : sayCode(`text${textsFor}`)
  return (
    <Style code={code} title={say("faultTitle")} subtitle={subtitle} text={text}>
      <Button tone="primary" size="large" onPress={() => navigation.push(isIn ? home : login)}>
        {say(isIn ? "backToPanel" : "backToLogin")}
      </Button>
    </Style>
  )
}

export default ErrorPage
