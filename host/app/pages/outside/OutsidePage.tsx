import { usePanel } from "balcao"
import { useRoute } from "../../routing/useRoute.ts"
import { usePageWords } from "../pageWords.ts"
import { BackToLogin } from "./BackToLogin.tsx"
import { OutsideFrame } from "./OutsideFrame.tsx"
import { text, title } from "./outside.css.ts"

/** Placeholder for a public page that is not built yet. */
const OutsidePage = () => {
  const say = usePageWords()
  const { locale } = usePanel()
  const route = useRoute()
  return (
    <OutsideFrame>
      <h1 className={title}>{route?.title[locale]}</h1>
      <p className={text}>{say("outsideText")}</p>
      <BackToLogin />
    </OutsideFrame>
  )
}

export default OutsidePage
