import { type RefObject, Suspense } from "react"
import { SideSheet } from "../../ui/dialog/SideSheet.tsx"
import { Kbd } from "../../ui/kbd/Kbd.tsx"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import type { CustomerPhoneProps } from "./CustomerPhone.tsx"
import * as css from "./phone.css.ts"
import { sheet } from "./sheet.css.ts"
import { SheetHead } from "./SheetHead.tsx"
import { useMenuWords } from "./words.ts"

const CustomerPhone = lazily(() => import("./CustomerPhone.tsx"))

const Phone = (props: CustomerPhoneProps) => (
  <div className={css.phone}>
    <Suspense>
      <CustomerPhone {...props} />
    </Suspense>
  </div>
)

/** The menu on a customer's phone, beside the editor where there is room. */
export const Preview = ({
  column,
  ...props
}: CustomerPhoneProps & { readonly column: RefObject<HTMLElement | null> }) => {
  const say = useMenuWords()
  if (usePanelWidth() !== "wide") return null
  return (
    <section ref={column} className={css.preview} aria-label={say("preview")}>
      <h2 className={css.heading}>{say("preview")}</h2>
      <Phone {...props} />
      <p className={css.keyHint}>
        <Kbd>P</Kbd> {say("swaps")}
      </p>
    </section>
  )
}

/** The same over the editor, where there is none. */
export const PhoneDrawer = ({ onClose, ...props }: CustomerPhoneProps & { readonly onClose: () => void }) => {
  const say = useMenuWords()
  return (
    <SideSheet label={say("preview")} onClose={onClose}>
      <div className={sheet}>
        <SheetHead title={say("preview")} onClose={onClose} />
        <div className={css.drawer}>
          <Phone {...props} />
        </div>
      </div>
    </SideSheet>
  )
}
