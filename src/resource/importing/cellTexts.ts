import type { Field, Reference } from "../../contract/resource/field.ts"
import { plainText } from "../../frame/plainText.ts"
import { choicesText, referenceText } from "../described/kindTexts.ts"

/** Finds the record of a source that is called so; undefined where there is none, or more than one. */
export type Named = (source: string, label: string) => Reference | undefined

const yes = new Set(["sim", "s", "yes", "y", "true", "1", "x"])
const no = new Set(["nao", "n", "no", "false", "0"])

/** A number as Brazilians or Americans write it, as its digits with a point; undefined for none. */
const numberText = (cell: string): string | undefined => {
  const bare = cell.replaceAll(/[^\d,.-]/g, "")
  const [last] = /[.,](?=\d*$)/.exec(bare) ?? []
  if (!/\d/.test(bare)) return undefined
  if (last === undefined) return bare
  const isMixed = bare.includes(last === "." ? "," : ".")
  const isGroup = bare.split(last).length > 2 || (!isMixed && /[.,]\d{3}$/.test(bare))
  const [whole = "", part = ""] = isGroup
    ? [bare]
    : [bare.slice(0, bare.lastIndexOf(last)), bare.slice(bare.lastIndexOf(last) + 1)]
  const digits = whole.replaceAll(/[.,]/g, "")
  return part === "" ? digits : `${digits}.${part}`
}

const dayText = (cell: string): string => {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  return year === undefined ? cell : `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`
}

const choiceOf = ({ choices = {} }: Field, cell: string): string | undefined =>
  Object.entries(choices).find(([value, words]) =>
    [value, ...words].some((one) => plainText(one) === plainText(cell)),
  )?.[0]

const placeText = (cell: string): string | undefined => {
  const [, latitude, longitude] = /^\s*(-?\d+(?:\.\d+)?)\s*[,; ]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(cell) ?? []
  return longitude === undefined ? undefined : JSON.stringify([Number(longitude), Number(latitude)])
}

const flagText = (cell: string): string | undefined => {
  const said = plainText(cell)
  if (yes.has(said)) return "true"
  return no.has(said) ? "" : undefined
}

/** What a cell is in a draft; undefined where it cannot be read as a value of the field. */
export const cellText = (field: Field, cell: string, named: Named): string | undefined => {
  if (cell === "") return ""
  switch (field.kind) {
    case "count":
    case "decimal":
    case "percent":
    case "money":
      return numberText(cell)
    case "day":
      return dayText(cell)
    case "flag":
      return flagText(cell)
    case "choice":
      return choiceOf(field, cell)
    case "choices": {
      const values = cell.split(/[,;|]/).map((one) => choiceOf(field, one.trim()))
      return values.every((one) => one !== undefined) ? choicesText(field, values) : undefined
    }
    case "reference": {
      const found = named(field.to ?? "", cell)
      return found && referenceText(found)
    }
    case "place":
      return placeText(cell)
    default:
      return cell
  }
}
