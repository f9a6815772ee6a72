import { LogoMark } from "balcao/ui"
import { splash } from "./splash.css.ts"

/** Fills the window while the app loads; it appears after a short delay. */
export const Splash = ({ label }: { readonly label: string }) => (
  <output className={splash}>
    <LogoMark size={40} />
    <span>{label}</span>
  </output>
)
