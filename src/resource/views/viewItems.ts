import type { SavedView } from "../../contract/views/savedViews.ts"
import type { Say } from "../../frame/useWords.ts"
import { plus, trash } from "../../ui/icon/icons.ts"
import type { viewWords } from "./words.ts"
import type { MenuItem } from "../../ui/menu/MenuItem.ts"

type ViewSay = Say<typeof viewWords>

/** Begins the id of the item that shows a view. */
export const viewItem = "view "

const hintOf = (say: ViewSay, { isDefault, isShared }: SavedView) =>
  [...(isShared ? [say("isShared")] : []), ...(isDefault ? [say("isDefault")] : [])].join(", ") || undefined

const itemsAbout = (say: ViewSay, view: SavedView, isChanged: boolean): ReadonlyArray<MenuItem<string>> => {
  const { name, isWritable, isDefault } = view
  return [
    ...(isWritable && isChanged ? [{ id: "overwrite", label: say("overwrite", { name }) }] : []),
    ...(isWritable ? [{ id: "edit", label: say("edit", { name }) }] : []),
    { id: "default", label: say(isDefault ? "forgetDefault" : "makeDefault", { name }) },
    ...(isWritable
      ? [{ id: "remove", label: say("remove", { name }), icon: trash, tone: "danger" as const }]
      : []),
  ]
}

/** Returns the items of the views menu: each view, saving a new one, and the actions for the current one. */
export const viewItems = (
  say: ViewSay,
  views: ReadonlyArray<SavedView>,
  current: SavedView | undefined,
  isChanged: boolean,
): ReadonlyArray<MenuItem<string>> => [
  { id: "initial", label: say("initial"), isSelected: false },
  ...views.map((view) => ({
    id: `${viewItem}${view._id}`,
    label: view.name,
    hint: hintOf(say, view),
    isSelected: view === current && !isChanged,
  })),
  { id: "new", label: say("keepNew"), icon: plus, hasSeparator: true },
  ...(current ? itemsAbout(say, current, isChanged) : []),
]
