import { Suspense, useMemo } from "react"
import { rowWithId } from "../../contract/menu/lookups.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import type { BulkKind } from "./bulk/bulkRule.ts"
import type { Spread } from "./copying/useSpread.ts"
import type { MenuHrefs } from "./MenuPanelProps.ts"
import type { StopOf } from "./stops/useStops.ts"
import type { OpenedItem } from "./useOpenedItem.ts"

const ItemSheet = lazily(() => import("./ItemSheet.tsx"))
const NewItem = lazily(() => import("./NewItem.tsx"))
const SoldOut = lazily(() => import("./SoldOut.tsx"))
const BulkSheet = lazily(() => import("./bulk/BulkSheet.tsx"))
const StoresSheet = lazily(() => import("./copying/StoresSheet.tsx"))
const SpreadDialog = lazily(() => import("./copying/SpreadDialog.tsx"))
const ImportDialog = lazily(() => import("./importing/ImportDialog.tsx"))
const CategoryName = lazily(() => import("./CategoryName.tsx"))

/** Ways in which stores share a menu, by the dialog that shows each first. */
const ways = { stores: "TO", copyFrom: "FROM", model: "MODEL" } as const
type StoresDialog = keyof typeof ways

const isStores = (dialog: MenuDialog | undefined): dialog is StoresDialog =>
  typeof dialog === "string" && Object.hasOwn(ways, dialog)

/** A dialog: for what is sold out, stores that share a menu, an import, a new category, or a new item in a category or in the first. */
export type MenuDialog =
  | "category"
  | "soldOut"
  | "import"
  | StoresDialog
  | { readonly category: RecordId | undefined }

/** Something that is done with many items at once. */
export interface Bulk {
  readonly kind: BulkKind
  readonly items: ReadonlyArray<RecordId>
}

interface Props {
  readonly hrefs: MenuHrefs
  readonly data: MenuData
  /** In milliseconds since 1970. */
  readonly now: number
  /** The records of what is sold out. */
  readonly stopOf: StopOf
  readonly dialog: MenuDialog | undefined
  readonly onClose: () => void
  readonly sheet: OpenedItem | undefined
  readonly onOpened: (item: RecordId | undefined) => void
  readonly bulk: Bulk | undefined
  readonly onBulkClose: () => void
  /** A change that counts for other stores, too, until somebody saw it. */
  readonly spread: Spread | undefined
}

/** Rows of items, in the order of their ids; those that are gone are left out. */
const useRows = ({ items }: MenuData, bulk: Bulk | undefined) =>
  useMemo(() => bulk?.items.flatMap((id) => rowWithId(items, id) ?? []) ?? [], [items, bulk])

/** Dialogs of the editor and the sheet of an item, each fetched when it opens. */
export const MenuDialogs = (props: Props) => {
  const { data, now, stopOf, hrefs, dialog, onClose, sheet, onOpened, bulk, onBulkClose, spread } = props
  const items = useRows(data, bulk)
  return (
    <Suspense>
      {bulk && <BulkSheet {...{ data, now, items }} kind={bulk.kind} onClose={onBulkClose} />}
      {spread && <SpreadDialog plans={spread.plans} onConfirm={spread.confirm} onCancel={spread.cancel} />}
      {isStores(dialog) && <StoresSheet {...{ data, onClose }} way={ways[dialog]} />}
      {dialog === "import" && <ImportDialog {...{ data, onClose }} />}
      {dialog === "soldOut" && <SoldOut {...{ data, now, stopOf, onClose }} />}
      {dialog === "category" && <CategoryName onClose={onClose} />}
      {typeof dialog === "object" && <NewItem {...{ data, onClose }} category={dialog.category} />}
      {sheet && <ItemSheet {...{ now, hrefs }} {...sheet} onClose={() => onOpened(undefined)} />}
    </Suspense>
  )
}
