import type { OwnListAction } from "../described/ownActions.ts"
import { upload } from "../../ui/icon/listIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** The action of a list whose records may come from a file, a view in place of the list; its sentence is `list.import`. */
export const importing: OwnListAction = {
  id: "import",
  icon: upload,
  writes: true,
  isForWriters: true,
  View: lazily(() => import("./ImportScreen.tsx")),
}
