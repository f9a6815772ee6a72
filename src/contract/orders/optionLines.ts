/** An option as an order has it. */
interface Chosen {
  readonly name: string
  readonly group?: string | null
  readonly quantity?: number | null
}

/** Options that were chosen from one group, or from none. */
export interface OptionLine<A extends Chosen = Chosen> {
  readonly group: string | undefined
  readonly options: ReadonlyArray<A>
}

/** An option with how many of it each item has. */
const optionName = ({ name, quantity }: Chosen): string =>
  (quantity ?? 1) > 1 ? `${quantity}× ${name}` : name

/** The options of an item by the group they were chosen from, in their order; each without a group is a line of its own. */
export const optionLines = <A extends Chosen>(options: ReadonlyArray<A>): ReadonlyArray<OptionLine<A>> =>
  options.reduce<ReadonlyArray<OptionLine<A>>>((lines, option) => {
    const group = option.group ?? undefined
    const at = group === undefined ? -1 : lines.findIndex((line) => line.group === group)
    const line = lines[at]
    return line
      ? lines.with(at, { group, options: [...line.options, option] })
      : [...lines, { group, options: [option] }]
  }, [])

/** A line of options as a text: `Sabores: Muçarela, 2× Calabresa`. */
export const optionText = ({ group, options }: OptionLine): string => {
  const names = options.map(optionName).join(", ")
  return group === undefined ? names : `${group}: ${names}`
}
