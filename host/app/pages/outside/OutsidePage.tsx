import { usePanel } from "balcao"
import { useRoute } from "../../routing/useRoute.ts"
import { usePageWords } from "../pageWords.ts"
import { BackToLogin } from "./BackToLogin.tsx"
import { OutsideFrame } from "./OutsideFrame.tsx"
import { text, title } from "./outside.css.ts"

/** Placeholder for a public page or a print page that is not built yet. */
const OutsidePage = () => {
  const say = usePageWords()
  const { locale } = usePanel()
  const route = useRoute()
  const prints = route?.path.startsWith("shopping-cart/") ?? false
  return (
    <OutsideFrame>
      <h1 className={title}>{route?.title[locale]}</h1>
      <p className={text}>{say(prints ? "printText" : "outsideText")}</p>
      <BackToLogin />
    </OutsideFrame>
  )
}

export default OutsidePage
