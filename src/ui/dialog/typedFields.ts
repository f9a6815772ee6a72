/** Texts of fields by the names of these; `true` and `false` of what is checked. */
export type TypedTexts = ReadonlyArray<readonly [name: string, text: string]>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fields = "input:not([type=search], [type=hidden]), textarea, select"
const unkept = "[type=password], [type=file], [role=combobox]"
const writable = ":enabled:not([readonly])"

const fieldsIn = (place: Element) => [...place.querySelectorAll<Field>(fields)]

const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")

const textOf = (field: Field): string => (isChecked(field) ? String(field.checked) : field.value)

/** A field as a person calls it: by its label, and that of the group it stands in. */
const labelOf = (field: Field): string => {
  const own = field.ariaLabel ?? [...(field.labels ?? [])].map((label) => label.textContent).join(" ")
  const group = field.closest("[role=radiogroup], fieldset")
  return group ? `${group.ariaLabel ?? group.firstElementChild?.textContent ?? ""}: ${own}` : own
}

/** Fields by names of which each is there once. */
const namedIn = (place: Element): ReadonlyMap<string, Field> => {
  const fieldsByName = new Map<string, Field>()
  for (const field of fieldsIn(place)) {
    const label = labelOf(field)
    const count = [...fieldsByName.keys()].filter((name) => name.startsWith(`${label}#`)).length
    fieldsByName.set(`${label}#${count}`, field)
  }
  return fieldsByName
}

/** Writes as a person, or a password manager, would: what draws the field hears of it. */
const type = (field: Field, text: string) => {
  if (isChecked(field)) return String(field.checked) !== text && field.click()
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {}
  set?.call(field, text)
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Knows which fields of a place a person has changed, by what was in them when they came to them. */
export const makeTypedFields = (place: Element) => {
  const former = new Map<Field, string>()
  const note = (field: Field, text: string) => former.has(field) || former.set(field, text)
  const otherFields = (field: Field) =>
    isChecked(field) && field.type === "radio"
      ? fieldsIn(place).filter((other) => other.name === field.name)
      : []
  const isField = (target: EventTarget): target is Field =>
    target instanceof Element && place.contains(target) && target.matches(fields)
  const hasChanged = (field: Field) => former.has(field) && former.get(field) !== textOf(field)
  return {
    /** Notes what is in a field that is come to. */
    come: (target: EventTarget) => {
      if (isField(target)) for (const field of [target, ...otherFields(target)]) note(field, textOf(field))
    },
    /** Notes a field that was changed without being come to, as some browsers let people check a box. */
    change: (target: EventTarget) => {
      if (isField(target)) note(target, isChecked(target) ? String(!target.checked) : "")
    },
    isChanged: () => fieldsIn(place).some(hasChanged),
    /** Returns the texts of the changed fields, except secrets and files. */
    texts: (): TypedTexts =>
      [...namedIn(place)]
        .filter(([, field]) => hasChanged(field) && !field.matches(unkept))
        .map(([name, field]) => [name, textOf(field)]),
    /** Writes texts into the fields that are there; answers those whose fields are not. */
    write: (texts: TypedTexts): TypedTexts => {
      const missing: Array<TypedTexts[number]> = []
      for (const [name, text] of texts) {
        const field = namedIn(place).get(name)
        if (!field?.matches(writable)) missing.push([name, text])
        else if (!(field.type === "radio" && text === "false")) {
          note(field, textOf(field))
          type(field, text)
        }
      }
      return missing
    },
  }
}
