import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { columns3, tableRows } from "../../../ui/icon/listIcons.ts"
import { boardOpen } from "../ownActions.ts"
import { boardWords } from "./boardWords.ts"

interface Props {
  readonly isBoard: boolean
  readonly onShow: (open: string | undefined) => void
}

/** Shows a list as a board, and a board as a list. */
const BoardSwitch = ({ isBoard, onShow }: Props) => {
  const say = useWords("describedBoard", boardWords)
  return (
    <Button
      icon={isBoard ? tableRows : columns3}
      collapsesToIcon
      onPress={() => onShow(isBoard ? undefined : boardOpen)}
    >
      {say(isBoard ? "asList" : "asBoard")}
    </Button>
  )
}

export default BoardSwitch
