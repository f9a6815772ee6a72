import type { cities } from "../../contract/resources/cities.ts"
import type { ItemTextsOf } from "../../resource/described/recordTexts.ts"
import { useState } from "react"
import { limits } from "../../contract/limits.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import * as css from "./cities.css.ts"
import { useCitiesWords } from "./words.ts"
import { type BadFeature, type FoundArea, maxPositions } from "./geoJsonAreas.ts"
import type { ChosenAreas } from "./useChosenAreas.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

/** Names under one reason, and rows, that are shown; the others are counted. */
const maxNamed = 5
const maxRows = 100
/** So many are looked through at a glance. */
const fewRows = 20

const byProblem = (bad: ReadonlyArray<BadFeature>) =>
  [...new Set(bad.map(({ problem }) => problem))].map(
    (problem) => [problem, bad.filter((one) => one.problem === problem)] as const,
  )

/** Features left out, grouped by reason. */
export const LeftOut = ({ bad }: { readonly bad: ReadonlyArray<BadFeature> }) => {
  const say = useCitiesWords()
  const namesOf = (ones: ReadonlyArray<BadFeature>) => {
    const names = ones
      .slice(0, maxNamed)
      .map(({ number, name }) => (name === "" ? `#${number}` : `“${name}”`))
      .join(", ")
    return ones.length > maxNamed ? say("andMore", { names, count: ones.length - maxNamed }) : names
  }
  return (
    <Notice tone="warning">
      <strong>{say("geoBad", { count: bad.length })}</strong>
      <ul className={css.bad}>
        {byProblem(bad).map(([problem, ones]) => (
          <li key={problem}>{say(`geoBad.${problem}`, { names: namesOf(ones), most: maxPositions })}</li>
        ))}
      </ul>
    </Notice>
  )
}

interface Props {
  readonly of: ChosenAreas
  readonly items: ReadonlyArray<ItemTextsOf<typeof cities, "neighborhoods">>
}

/** Neighborhoods that are not in the list: all of them at once, or as many as it takes. */
export const AddedAreas = ({ of: { added, room, over, chosen, choose, chooseFirst } }: Pick<Props, "of">) => {
  const say = useCitiesWords()
  if (added.length === 0) return null
  if (added.length <= room)
    return (
      <Checkbox
        label={say("geoAdd", { count: added.length })}
        isSelected={added.every((one) => chosen.has(one))}
        isIndeterminate={added.some((one) => chosen.has(one)) && !added.every((one) => chosen.has(one))}
        onChange={(isChosen) => choose(added, isChosen)}
      />
    )
  const maxAreas = limits.list.maxItems
  return (
    <Notice tone={over > 0 ? "danger" : "warning"}>
      {room === 0
        ? say("geoFull", { most: maxAreas })
        : say("geoRoom", { most: maxAreas, room, count: added.length })}{" "}
      {over > 0 && say("geoOver", { count: over })}{" "}
      {room > 0 && (
        <Button size="small" onPress={chooseFirst}>
          {say("geoFirst", { count: room })}
        </Button>
      )}
    </Notice>
  )
}

/** The areas that were found, each with what becomes of it, to be chosen. */
export const FoundAreas = ({ of: { found, room, chosen, choose }, items }: Props) => {
  const say = useCitiesWords()
  const [text, setText] = useState("")
  const named = found.filter(({ name }) => textFinder(text)(name))
  const becomes = ({ at }: FoundArea) => {
    if (at === undefined) return say("geoNew")
    return items[at]?.area ? say("geoReplaced") : say("geoDrawn")
  }
  return (
    <>
      {found.length > fewRows && <TextField label={say("geoFind")} value={text} onChange={setText} />}
      <div className={css.names}>
        <table className={css.changes}>
          <caption className={css.caption}>{say("changes")}</caption>
          <tbody>
            {named.slice(0, maxRows).map((one) => (
              <tr key={one.name}>
                <th scope="row">
                  <Checkbox
                    label={one.name}
                    isSelected={chosen.has(one)}
                    isDisabled={one.at === undefined && room === 0}
                    onChange={(isChosen) => choose([one], isChosen)}
                  />
                </th>
                <td>{becomes(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {named.length > maxRows && <p>{say("geoMore", { count: named.length - maxRows })}</p>}
    </>
  )
}
