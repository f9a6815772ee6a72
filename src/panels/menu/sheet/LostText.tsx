import type { MenuData } from "../../../contract/menu/menuData.ts"
import type { OpNamed } from "../../../contract/menu/menuOps.ts"
import { useMenuWords } from "../words.ts"
import { rowText } from "./rowTexts.ts"

interface Props {
  readonly data: MenuData
  /** The change of a row that is gone. */
  readonly change: OpNamed<"set">
}

/** Text that was written into a row somebody else removed, to be copied from here. */
const LostText = ({ data, change: { list, fields } }: Props) => {
  const say = useMenuWords()
  const texts = Object.entries(fields).map(([name, value]) => rowText(data, list, name, value))
  return <span>{say("lost", { text: texts.join(" · ") })}</span>
}

export default LostText
