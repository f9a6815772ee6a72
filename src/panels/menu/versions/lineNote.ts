import { menuLists } from "../../../contract/menu/menuData.ts"
import type { DiffLine } from "../../../contract/menu/versions/menuDiff.ts"
import type { Locale } from "../../../contract/limits.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import type { VersionWords } from "./words.ts"

interface Change {
  readonly added: ReadonlyArray<string>
  readonly removed: ReadonlyArray<string>
}

const names = (all: ReadonlyArray<string>) => all.join(", ")

const asks = (say: VersionWords, { added, removed }: Change): string =>
  [
    ...(added.length > 0 ? [say("asksAlso", { names: names(added) })] : []),
    ...(removed.length > 0 ? [say("asksNot", { names: names(removed) })] : []),
    ...(added.length + removed.length === 0 ? [say("asksElse")] : []),
  ].join(" · ")

const isIn = (say: VersionWords, { added, removed }: Change): string =>
  [
    ...(added.length > 0 ? [say("nowIn", { names: names(added) })] : []),
    ...(removed.length > 0 ? [say("notIn", { names: names(removed) })] : []),
  ].join(" · ")

/** Names of the fields that differ, in the reader's language. */
const fieldNames = ({ list, fields = [] }: DiffLine, locale: Locale): string =>
  names(
    fields.flatMap((name) => {
      const field = (menuLists[list] as Resource).fields[name]
      return field ? [field.label[locale === "en" ? 1 : 0].toLocaleLowerCase()] : []
    }),
  )

const none: Change = { added: [], removed: [] }

/** The sentence under the name of what differs. */
export const lineNote = (say: VersionWords, locale: Locale, line: DiffLine): string => {
  const { kind, list, within } = line
  const place = within === undefined ? say(list) : say("within", { list: say(list), within })
  switch (kind) {
    case "RENAMED":
    case "MOVED":
      return say("was", { was: line.was ?? "" })
    case "OPTIONS":
      return asks(say, line.groups ?? none)
    case "MENU":
      return isIn(say, line.menus ?? none)
    case "DETAILS":
      return `${place}: ${fieldNames(line, locale)}`
    case "ORDER":
      return say("ordered")
    default:
      return place
  }
}
