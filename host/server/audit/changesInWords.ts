import { permissionCatalog } from "../../../src/contract/access/permissionCatalog.ts"
import { deliveryRecords } from "../../../src/contract/companies/deliveryRecords.ts"
import { personRecords } from "../../../src/contract/deliveryPeople/personRecords.ts"
import { limits, type Locale } from "../../../src/contract/limits.ts"
import { momentFormat } from "../../../src/contract/momentFormat.ts"
import { zoneOf } from "../../../src/contract/places/zoneOf.ts"
import { formatPhone } from "../../../src/contract/people/phone.ts"
import { cellText, columnHeading } from "../../../src/contract/resource/cellText.ts"
import { cellWords } from "../../../src/contract/wire/csv.ts"
import type { Kind, Reference } from "../../../src/contract/resource/field.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import { partedChanges } from "../../../src/contract/resource/partedChanges.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { roleRecords } from "../../../src/contract/users/roleRecords.ts"
import { userRecords } from "../../../src/contract/users/userRecords.ts"

type Changes = HistoryEntry["changes"]

/** The lists whose calls are the specification's own. */
const ownRecords: ReadonlyArray<Resource> = [deliveryRecords, personRecords, roleRecords, userRecords]

const titles = new Map<unknown, { readonly ptBr: string; readonly en: string }>(
  permissionCatalog.flatMap(({ children }) => children.map(([name, ptBr, en]) => [name, { ptBr, en }])),
)

/** Permissions of a role as its list calls them. */
export const withTitles = (changes: Changes, language: Locale): Changes => {
  const titled = (value: unknown) =>
    Array.isArray(value) ? value.map((name: unknown) => titles.get(name)?.[language] ?? name) : value
  return changes.map((change) =>
    change.field === "permissions"
      ? {
          ...change,
          ...("old" in change && { old: titled(change.old) }),
          ...("new" in change && { new: titled(change.new) }),
        }
      : change,
  )
}

const formatted = (value: number, language: Locale, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(limits.locales[language], options).format(value)

/** Records of the specification's own calls are called by `name`. */
const called = (value: unknown) => {
  const { label, name, _id } = value as Partial<Reference> & { readonly name?: string }
  return label || name || `#${_id}`
}

/** Kinds a list shows in another way than a file, where programs read them. */
const shown: Readonly<Partial<Record<Kind, (value: unknown, language: Locale, timeZone: string) => string>>> =
  {
    money: (value, language) =>
      formatted(Number(value) / 100, language, { style: "currency", currency: "BRL" }),
    percent: (value, language) =>
      formatted(Number(value) / 10_000, language, { style: "percent", minimumFractionDigits: 2 }),
    phone: (value) => formatPhone(String(value)),
    day: (value, language) =>
      new Intl.DateTimeFormat(limits.locales[language], {
        day: "2-digit",
        month: "2-digit",
        year: "numeric",
        timeZone: "UTC",
      }).format(new Date(String(value))),
    moment: (value, language, timeZone) =>
      new Intl.DateTimeFormat(limits.locales[language], momentFormat(language, timeZone)).format(
        new Date(String(value)),
      ),
    reference: called,
    references: (value) => (value as ReadonlyArray<unknown>).map(called).join(", "),
  }

const plainText = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value))

/** Readers of the log: their language, and the company or other owner of the line, whose clock counts. */
interface LogReader {
  readonly language: Locale
  readonly owner: Reference | null | undefined
}

const valueText = (
  resource: Resource,
  name: string,
  value: unknown,
  { language, owner }: LogReader,
): string => {
  const field = resource.fields[name]
  if (!field && name !== "status") return plainText(value)
  const own = field && shown[field.kind]
  try {
    return own
      ? own(value, language, zoneOf(owner))
      : cellWords(cellText(resource, name, { owner, [name]: value }, language), language)
  } catch {
    // Written when the field was of another kind: the line is shown all the same.
    return plainText(value)
  }
}

/** A line's changes in words of the list they were made to, for readers of the log, which knows no other list's fields. */
export const changesInWords = (
  resources: ReadonlyArray<Resource>,
  list: string,
  changes: Changes,
  reader: LogReader,
): Changes => {
  const { language } = reader
  const resource = [...resources, ...ownRecords].find(({ name }) => name === list)
  if (!resource) return changes
  const titled = resource === roleRecords ? withTitles(changes, language) : changes
  return partedChanges(resource, titled).map(({ field, ...values }) => ({
    field: columnHeading(resource, field, language),
    ...Object.fromEntries(
      Object.entries(values).map(([when, value]) => [when, valueText(resource, field, value, reader)]),
    ),
  }))
}
