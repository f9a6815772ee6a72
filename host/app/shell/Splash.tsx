import { LogoMark } from "balcao/ui"
import { splash } from "./splash.css.ts"

/** Fills the window while something of the whole app is on its way; a quick wait shows nothing. */
export const Splash = ({ label }: { readonly label: string }) => (
  <output className={splash}>
    <LogoMark size={40} />
    <span>{label}</span>
  </output>
)
