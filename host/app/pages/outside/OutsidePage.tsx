import { usePanel } from "balcao"
import { Link } from "balcao/ui"
import { login } from "../../addresses.ts"
import { useRoute } from "../../routing/useRoute.ts"
import { usePageWords } from "../pageWords.ts"
import { OutsideFrame } from "./OutsideFrame.tsx"
import { text, title } from "./outside.css.ts"

/** Placeholder for a public page or a print page that is not built yet. */
const OutsidePage = () => {
  const say = usePageWords()
  const { locale, navigation } = usePanel()
  const route = useRoute()
  const prints = route?.path.startsWith("shopping-cart/") ?? false
  return (
    <OutsideFrame>
      <h1 className={title}>{route?.title[locale]}</h1>
      <p className={text}>{say(prints ? "printText" : "outsideText")}</p>
      <p>
        <Link href={login} onPress={() => navigation.push(login)}>
          {say("backToLogin")}
        </Link>
      </p>
    </OutsideFrame>
  )
}

export default OutsidePage
