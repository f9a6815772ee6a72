import { ComingSoon } from "./ComingSoon.tsx"
import { usePlaceholderWords } from "./words.ts"

/** The quick panel of section 2: a placeholder with no real behavior. */
const QuickPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const say = usePlaceholderWords()
  return (
    <ComingSoon
      name={say("quickPanel")}
      title={say("quickPanelTitle")}
      text={say("quickPanelText")}
      instead={{ sheet: "activity", label: say("openActivity") }}
      onClose={onClose}
    />
  )
}

export default QuickPanel
