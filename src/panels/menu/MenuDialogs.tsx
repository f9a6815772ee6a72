import { type ComponentProps, Suspense } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { lazily } from "../../ui/root/lazily.tsx"

const ItemSheet = lazily(() => import("./ItemSheet.tsx"))
const NewItem = lazily(() => import("./NewItem.tsx"))
const SoldOut = lazily(() => import("./SoldOut.tsx"))
const NewCategory = lazily(() => import("./NewCategory.tsx"))

/** A dialog: for what is sold out, a new category, or a new item in a category or in the first. */
export type MenuDialog = "category" | "soldOut" | { readonly category: RecordId | undefined }

interface Props extends Pick<ComponentProps<typeof ItemSheet>, "itemHref"> {
  readonly data: MenuData
  /** In milliseconds since 1970. */
  readonly now: number
  readonly dialog: MenuDialog | undefined
  readonly onClose: () => void
  /** The item whose sheet is open. */
  readonly opened: RecordId | undefined
  readonly onOpened: (item: RecordId | undefined) => void
}

/** Dialogs of the editor and the sheet of an item, each fetched when it opens. */
export const MenuDialogs = ({ data, now, itemHref, dialog, onClose, opened, onOpened }: Props) => (
  <Suspense>
    {dialog === "soldOut" && <SoldOut {...{ data, now, onClose }} />}
    {dialog === "category" && <NewCategory onClose={onClose} />}
    {typeof dialog === "object" && <NewItem {...{ data, onClose }} category={dialog.category} />}
    {opened !== undefined && (
      <ItemSheet {...{ data, now, itemHref }} item={opened} onClose={() => onOpened(undefined)} />
    )}
  </Suspense>
)
