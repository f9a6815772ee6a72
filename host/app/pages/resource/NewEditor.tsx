import { type Dictionary, usePanel, useValue, useWords } from "balcao"
import type { ListName } from "balcao/contract"
import { Link, Notice } from "balcao/ui"
import { mayUse } from "../../routing/guard.ts"
import { useNavigate } from "../../routing/navigation.ts"

const newEditorWords = {
  about: [
    "Novo editor: preços na própria lista, esgotar em dois toques e a prévia do cliente ao lado.",
    "New editor: prices in the list itself, sold out in two taps, and the customer's preview beside it.",
  ],
  open: ["Abrir o novo editor", "Open the new editor"],
} satisfies Dictionary

/** Screens that take the place of plain lists. */
const editors: { readonly [Name in ListName]?: string } = {
  menuItems: "/food-menu",
  menuCategories: "/food-menu",
}

/** Tells who looks at a plain list of a screen made for its records, where they may open it. */
export const NewEditor = ({ list }: { readonly list: ListName }) => {
  const say = useWords("newEditor", newEditorWords)
  const user = useValue(usePanel().client.session.user)
  const go = useNavigate()
  const to = editors[list]
  if (to === undefined || !user || !mayUse(user, to)) return null
  return (
    <Notice tone="info">
      {say("about")}{" "}
      <Link href={to} onPress={() => go(to)}>
        {say("open")}
      </Link>
    </Notice>
  )
}
