import { type FormEvent, useState } from "react"
import { ingredientsOf, rowWithId } from "../../../../contract/menu/lookups.ts"
import type { ItemIngredient, MenuData } from "../../../../contract/menu/menuData.ts"
import { ingredients as ingredientList } from "../../../../contract/resources/ingredients.ts"
import { idKey, type RecordId } from "../../../../contract/wire/recordId.ts"
import { folded } from "../../../../contract/search/folded.ts"
import { Button } from "../../../../ui/button/Button.tsx"
import { IconButton } from "../../../../ui/button/IconButton.tsx"
import { TextField } from "../../../../ui/field/TextField.tsx"
import { plus, x } from "../../../../ui/icon/icons.ts"
import { Select } from "../../../../ui/select/Select.tsx"
import type { Former } from "../../menuChange.ts"
import { useMenuEdit } from "../../menuEdit.ts"
import { PriceInput } from "../../PriceInput.tsx"
import { freshTempId } from "../../tempId.ts"
import { heading, muted, part } from "../sheetFields.css.ts"
import * as css from "./options.css.ts"
import { type IngredientOwner, suggestedIngredients } from "./suggestedIngredients.ts"
import { useOptionWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly of: IngredientOwner
  /** Text whose words suggest ingredients. */
  readonly text: string
}

const Line = ({
  link,
  name,
  of,
}: { readonly link: ItemIngredient; readonly name: string } & Pick<Props, "of">) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const { ingredient, withoutCents } = link
  const set = (cents: number | null, former?: Former) =>
    change([{ op: "ingredient", ...of, ingredient, withoutCents: cents }], former)
  return (
    <li className={css.ingredient}>
      <span className={css.ingredientName}>{name}</span>
      <Select
        hideLabel
        size="small"
        label={say("without", { name })}
        isDisabled={!mayEdit}
        options={[
          { id: "GOES", label: say("goesWith") },
          { id: "STAYS", label: say("soldWithout") },
        ]}
        value={withoutCents === undefined ? "GOES" : "STAYS"}
        onChange={(id) => set(id === "GOES" ? null : 0)}
      />
      {withoutCents !== undefined && (
        <PriceInput
          label={say("cheaper", { name })}
          value={withoutCents}
          isReadOnly={!mayEdit}
          isRefused={false}
          onChange={(cents, before) => set(cents, [{ isLinked: true, withoutCents: before }])}
        />
      )}
      {mayEdit && (
        <IconButton
          icon={x}
          size="small"
          label={say("unlinkIngredient", { name })}
          onPress={() => change([{ op: "noIngredient", ...of, ingredient }])}
        />
      )}
    </li>
  )
}

/** Ingredients offered while a name is typed, at most. */
const maxOffered = 5

/** Links an ingredient by its name: one of the menu's, or a new one. What was typed stays where nothing may be changed any more. */
const Add = ({ data, of }: Pick<Props, "data" | "of">) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const [name, setName] = useState("")
  const typed = folded(name.trim())
  const linked = new Set(ingredientsOf(data.itemIngredients, of).map(({ ingredient }) => idKey(ingredient)))
  const offered = data.ingredients.filter(
    (one) => mayEdit && typed !== "" && folded(one.name).includes(typed),
  )
  const link = (ingredient: RecordId) => {
    setName("")
    change([{ op: "ingredient", ...of, ingredient }])
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!mayEdit || typed === "") return
    const known = data.ingredients.find((one) => folded(one.name) === typed)
    if (known) return link(known._id)
    const tempId = freshTempId()
    setName("")
    change([
      { op: "create", list: "ingredients", tempId, fields: { name: name.trim() } },
      { op: "ingredient", ...of, ingredient: tempId },
    ])
  }
  if (!mayEdit && name === "") return null
  return (
    <form className={css.newIngredient} onSubmit={add}>
      <TextField
        label={say("addIngredient")}
        autoComplete="off"
        maxLength={ingredientList.fields.name.rules.max}
        value={name}
        isReadOnly={!mayEdit}
        onChange={setName}
      />
      {mayEdit && (
        <Button type="submit" icon={plus}>
          {say("add")}
        </Button>
      )}
      <span className={css.offered}>
        {offered
          .filter(({ _id }) => !linked.has(idKey(_id)))
          .slice(0, maxOffered)
          .map((one) => (
            <Button key={idKey(one._id)} size="small" onPress={() => link(one._id)}>
              {say("link", { name: one.name })}
            </Button>
          ))}
      </span>
    </form>
  )
}

/** Ingredients of an item or of an option, and what happens when one of them runs out. */
export const Ingredients = ({ data, of, text }: Props) => {
  const say = useOptionWords()
  const { mayEdit, change } = useMenuEdit()
  const links = ingredientsOf(data.itemIngredients, of)
  return (
    <section className={part} aria-label={say("ingredients")}>
      <h3 className={heading}>{say("ingredients")}</h3>
      <p className={muted}>{say("ingredientsHint")}</p>
      <ul>
        {links.map((link) => (
          <Line
            key={idKey(link.ingredient)}
            {...{ link, of }}
            name={rowWithId(data.ingredients, link.ingredient)?.name ?? ""}
          />
        ))}
      </ul>
      {mayEdit &&
        suggestedIngredients(data, of, text).map(({ _id, name }) => (
          <p key={idKey(_id)} className={css.acts}>
            <span className={muted}>{say("inText", { name })}</span>
            <Button size="small" onPress={() => change([{ op: "ingredient", ...of, ingredient: _id }])}>
              {say("link", { name })}
            </Button>
          </p>
        ))}
      <Add {...{ data, of }} />
    </section>
  )
}
