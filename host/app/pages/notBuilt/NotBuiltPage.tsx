import { usePanel } from "balcao"
import { EmptyState, wrench } from "balcao/ui"
import { useRoute } from "../../routing/useRoute.ts"
import { usePageWords } from "../words.ts"

/** Placeholder for a screen that is not built yet. */
const NotBuiltPage = () => {
  const say = usePageWords()
  const { locale } = usePanel()
  const title = useRoute()?.title[locale] ?? ""
  return <EmptyState icon={wrench} title={say("notBuiltTitle")} text={say("notBuiltText", { title })} />
}

export default NotBuiltPage
