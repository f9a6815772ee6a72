import { ComingSoon } from "./ComingSoon.tsx"
import { usePlaceholderWords } from "./words.ts"

/** The demo selector of section 2: a placeholder with no real behavior. */
const DemoSelector = ({ onClose }: { readonly onClose: () => void }) => {
  const say = usePlaceholderWords()
  return (
    <ComingSoon
      name={say("demoSelector")}
      title={say("demoSelectorTitle")}
      text={say("demoSelectorText")}
      instead={{ sheet: "appearance", label: say("openAppearance") }}
      onClose={onClose}
    />
  )
}

export default DemoSelector
