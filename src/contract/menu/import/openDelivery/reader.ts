import type { Oddity, OddityKind, Place } from "../oddity.ts"

/** An object of JSON with its path. */
export interface Node {
  readonly at: string
  readonly value: Readonly<Record<string, unknown>>
}

const isObject = (value: unknown): value is Node["value"] =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The objects of a list; what is none is passed over. */
export const nodesIn = ({ at, value }: Node, name: string): ReadonlyArray<Node> => {
  const list = Object.hasOwn(value, name) ? value[name] : undefined
  return Array.isArray(list)
    ? list.flatMap((one: unknown, index) =>
        isObject(one) ? [{ at: `${at}${name}[${index}].`, value: one }] : [],
      )
    : []
}

/** The object a field has; undefined for none. */
export const nodeIn = ({ at, value }: Node, name: string): Node | undefined => {
  const one = value[name]
  return isObject(one) ? { at: `${at}${name}.`, value: one } : undefined
}

export const rootNode = (value: unknown): Node | undefined =>
  isObject(value) ? { at: "", value } : undefined

/** A text of a field, without space around it; undefined for an empty one. A number counts as its digits. */
export const textIn = ({ value }: Node, name: string): string | undefined => {
  const raw = value[name]
  const text = typeof raw === "number" ? String(raw) : typeof raw === "string" ? raw.trim() : ""
  return text === "" ? undefined : text
}

export const numberIn = ({ value }: Node, name: string): number | undefined => {
  const raw = value[name]
  const number = typeof raw === "string" && raw.trim() !== "" ? Number(raw.replace(",", ".")) : raw
  return typeof number === "number" && Number.isFinite(number) ? number : undefined
}

/** The texts of a list. */
export const textsIn = ({ value }: Node, name: string): ReadonlyArray<string> => {
  const raw = value[name]
  return Array.isArray(raw) ? raw.filter((one): one is string => typeof one === "string") : []
}

/** The place of an object, as oddities name it. */
export const pathOf = ({ at }: Node): Place => ({ path: at.replace(/\.$/, "") })

/** Oddities while a menu is read. */
export interface Notes {
  readonly all: Array<Oddity>
  add(kind: OddityKind, node: Node, name?: string, of?: string): void
}

export const makeNotes = (): Notes => {
  const all: Array<Oddity> = []
  return {
    all,
    add: (kind, node, name, of) => {
      const written = name === undefined ? undefined : node.value[name]
      all.push({
        kind,
        place: { path: `${node.at}${name ?? ""}`.replace(/\.$/, "") },
        of: of ?? textIn(node, "name"),
        ...(written !== undefined && {
          written: typeof written === "string" ? written : JSON.stringify(written).slice(0, 80),
        }),
      })
    },
  }
}

/** Cents of an amount in reais, rounded where it has more than two decimals; undefined for what is none. */
export const centsIn = (node: Node, name: string, notes: Notes): number | undefined => {
  const value = numberIn(node, name)
  if (value === undefined || value < 0)
    return void (node.value[name] === undefined || notes.add("unreadCell", node, name))
  const cents = value * 100
  if (Math.abs(Math.round(cents) - cents) > 1e-4) notes.add("roundedPrice", node, name)
  return Math.round(cents + 1e-6)
}

/** Finds what an option is: its product, which has its name. */
export interface OptionSource {
  readonly itemOf: (option: Node) => Node | undefined
  readonly notes: Notes
}
