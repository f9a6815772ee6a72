import { Suspense } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { heading, phone, preview } from "./editor.css.ts"
import { useMenuWords } from "./words.ts"

const CustomerPhone = lazily(() => import("./CustomerPhone.tsx"))

interface Props {
  readonly data: MenuData
  readonly now: number
  readonly menu: RecordId | undefined
  readonly selected: RecordId | undefined
}

/** The menu on a customer's phone, beside the editor where there is room. */
export const Preview = (props: Props) => {
  const say = useMenuWords()
  if (usePanelWidth() !== "wide") return null
  return (
    <section className={preview} aria-label={say("preview")}>
      <h2 className={heading}>{say("preview")}</h2>
      <div className={phone}>
        <Suspense>
          <CustomerPhone {...props} />
        </Suspense>
      </div>
    </section>
  )
}
