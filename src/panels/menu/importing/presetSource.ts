import type { MenuSource, SourceGroup, SourceItem } from "../../../contract/menu/import/menuSource.ts"
import { type Preset, type PresetGroup, type PresetItem, type PresetName, presets } from "./presets.ts"

const optionKey = (group: string, option: string) => `${group} > ${option}`

const groupOf = ([name, { fields, options }]: readonly [string, PresetGroup]): SourceGroup => ({
  key: name,
  place: {},
  name,
  fields,
  options: options.map(([option, price]) => ({
    key: optionKey(name, option),
    place: {},
    name: option,
    fields: { price },
  })),
})

const itemOf = (
  category: string,
  [name, price, more = {}]: PresetItem,
  { prices = {} }: Preset,
): SourceItem => {
  const { groups = [], ...fields } = more
  const matrix = Object.entries(prices).flatMap(([size, ofSize]) =>
    Object.entries(ofSize).map(([flavor, cents]) => ({
      option: optionKey("Sabores", flavor),
      size: optionKey("Tamanho", size),
      cents,
    })),
  )
  return {
    key: `${category} > ${name}`,
    place: {},
    name,
    category,
    fields: { ...fields, price },
    links: groups.map((group) => ({ group, ...(group === "Sabores" && { prices: matrix }) })),
  }
}

/** A preset as the source of an import. */
export const presetSource = (name: PresetName): MenuSource => {
  const preset: Preset = presets[name]
  const categories = Object.entries(preset.categories)
  return {
    categories: categories.map(([category]) => ({ key: category, place: {}, name: category, fields: {} })),
    groups: Object.entries(preset.groups ?? {}).map(groupOf),
    items: categories.flatMap(([category, items]) => items.map((item) => itemOf(category, item, preset))),
    oddities: [],
  }
}
