import { useWords } from "../../frame/useWords.ts"
import { BareButton } from "../../ui/button/BareButton.tsx"
import * as css from "./OrderCard.css.ts"
import { ordersWords } from "./words.ts"

interface Props {
  readonly code: string
  readonly onOpen: () => void
}

/** The code people use for an order; pressing it opens the order, also where nobody can press twice. */
export const OrderCode = ({ code, onOpen }: Props) => {
  const say = useWords("orders", ordersWords)
  return (
    <BareButton className={css.code} aria-label={say("open", { code })} onPress={onOpen}>
      #{code}
    </BareButton>
  )
}
