import { limits } from "../../contract/limits.ts"
import type { PublicItem } from "../../contract/menu/public/snapshot.ts"
import { head } from "./ItemSheet.css.ts"
import type { MenuText } from "./menuText.ts"

interface Props {
  readonly item: PublicItem
  readonly text: MenuText
  readonly titleId: string
}

/** Some names have commas and an "and" within. */
const listed = (names: ReadonlyArray<string>, { locale, allergen }: MenuText) =>
  names
    .flatMap(allergen)
    .map((name) => name.toLocaleLowerCase(limits.locales[locale]))
    .join("; ")

/** Nothing said is another thing than nothing in it: it never reads as safe. */
const allergenLines = ({ allergens, traces = [] }: PublicItem, text: MenuText): ReadonlyArray<string> => {
  const { say } = text
  const allergenLine =
    allergens === undefined
      ? say("allergensUntold")
      : allergens.length === 0
        ? say("noAllergens")
        : say("allergens", { allergens: listed(allergens, text) })
  return [allergenLine, ...(traces.length > 0 ? [say("traces", { allergens: listed(traces, text) })] : [])]
}

/** An item in words: its name, description, diets, allergens and age. */
export const ItemAbout = ({ item, text, titleId }: Props) => {
  const { say, tag } = text
  const facts = [
    ...(item.tags ?? []).flatMap(tag),
    ...(item.serving === undefined ? [] : [say("serves", { people: item.serving })]),
  ]
  return (
    <div className={head}>
      <h2 id={titleId}>{item.name}</h2>
      {item.description !== "" && <p>{item.description}</p>}
      {facts.length > 0 && <small>{facts.join(" · ")}</small>}
      {allergenLines(item, text).map((line) => (
        <small key={line}>{line}</small>
      ))}
      {item.minAge !== undefined && <small>{say("adults", { years: item.minAge })}</small>}
    </div>
  )
}
