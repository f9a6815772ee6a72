import type { FoundPlace } from "../../contract/places/placeCalls.ts"
import { useWords } from "../../frame/useWords.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { addressSearchWords } from "./words.ts"

interface Props {
  readonly guess: FoundPlace
  readonly onConfirm: () => void
}

/** Warning that a place is only about there, with a button that takes it as it is. */
const GuessNotice = ({ guess, onConfirm }: Props) => {
  const say = useWords("addressSearch", addressSearchWords)
  const { kind } = guess
  if (kind === "EARLIER" || kind === "ADDRESS") return null
  return (
    <output>
      <Notice tone="warning">
        {say(`guess.${kind}`)}{" "}
        <Button size="small" onPress={onConfirm}>
          {say("isHere")}
        </Button>
      </Notice>
    </output>
  )
}

export default GuessNotice
