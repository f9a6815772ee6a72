import type { PublicItem } from "../../contract/menu/public/snapshot.ts"
import { head } from "./ItemSheet.css.ts"
import type { MenuText } from "./menuText.ts"

interface Props {
  readonly item: PublicItem
  readonly text: MenuText
  readonly titleId: string
}

/** An empty list never reads as safe: nothing said is another thing than nothing in it. */
const allergens = ({ nutritionalInfo }: PublicItem, { say, allergen, locale }: MenuText): string => {
  const names = nutritionalInfo?.allergen
  if (!names || names.length === 0) return say("allergensUntold")
  if (names.includes("NO_DECLARED_ALLERGENS")) return say("noAllergens")
  const list = new Intl.ListFormat(locale === "en" ? "en" : "pt-BR", { type: "conjunction" })
  return say("allergens", { allergens: list.format(names.map(allergen)) })
}

/** An item in words: its name, description, diets, allergens and age. */
export const ItemAbout = ({ item, text, titleId }: Props) => {
  const { say, allergen } = text
  const { suitableDiet = [], isAlcoholic } = item.nutritionalInfo ?? {}
  const facts = [
    ...suitableDiet.map(allergen),
    ...(item.serving === undefined ? [] : [say("serves", { people: item.serving })]),
  ]
  return (
    <div className={head}>
      <h2 id={titleId}>{item.name}</h2>
      {item.description !== "" && <p>{item.description}</p>}
      {facts.length > 0 && <small>{facts.join(" · ")}</small>}
      <small>{allergens(item, text)}</small>
      {isAlcoholic && <small>{say("adults")}</small>}
    </div>
  )
}
