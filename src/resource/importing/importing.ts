import type { OwnListAction } from "../described/ownActions.ts"
import { upload } from "../../ui/icon/listIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"

/** The action of a list whose records may come from a file; its sentence is `list.import`. */
export const importing: OwnListAction = {
  id: "import",
  icon: upload,
  writes: true,
  Action: lazily(() => import("./ImportDialog.tsx")),
}
