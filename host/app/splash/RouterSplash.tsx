import { bootWords } from "../words/bootWords.ts"
import { useLanguage } from "../settings/settings.ts"
import { Splash } from "./Splash.tsx"

/** The splash inside the provider. */
export const RouterSplash = () => <Splash label={bootWords.wait[useLanguage()[0]]} />
