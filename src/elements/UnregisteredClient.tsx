import { useEffect, useState } from "react"
import type { Locale } from "../contract/limits.ts"
import { wordsIn } from "../contract/resource/wordsIn.ts"
import { frameWords } from "../frame/words.ts"
import { EmptyState } from "../ui/emptyState/EmptyState.tsx"
import { PanelRoot } from "../ui/root/PanelRoot.tsx"
import { unregisteredWords } from "./unregisteredWords.ts"

interface Props {
  readonly tag: string
  readonly name: string
  readonly locale: Locale
}

/** In the place of a panel whose client the page has not registered; the page has until it is loaded to do so. */
export const UnregisteredClient = ({ tag, name, locale }: Props) => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const report = () => {
      setIsLate(true)
      // oxlint-disable-next-line no-console -- for the developer of the page
      console.warn(`balcao: <${tag}> waits for register("${name}", …).`)
    }
    if (document.readyState === "complete") return report()
    addEventListener("load", report)
    return () => removeEventListener("load", report)
  }, [tag, name])
  return (
    <PanelRoot>
      {isLate && (
        <EmptyState title={wordsIn(frameWords.wait, locale)} text={unregisteredWords[locale](name)} />
      )}
    </PanelRoot>
  )
}
