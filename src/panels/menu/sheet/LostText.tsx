import type { MenuData, MenuList } from "../../../contract/menu/menuData.ts"
import { useMenuWords } from "../words.ts"
import { rowText } from "./rowTexts.ts"

/** Values that were written into a row which is gone, by the fields of its list. */
export interface LostValues {
  readonly list: MenuList
  readonly values: Readonly<Record<string, unknown>>
}

interface Props {
  readonly data: MenuData
  readonly lost: LostValues
}

/** Text that was written into a row somebody else removed, to be copied from here. */
const LostText = ({ data, lost: { list, values } }: Props) => {
  const say = useMenuWords()
  const texts = Object.entries(values).map(([name, value]) => rowText(data, list, name, value))
  return texts.length > 0 && <span>{say("lost", { text: texts.join(" · ") })}</span>
}

export default LostText
