import { useShellWords } from "./shellWords.ts"
import { Splash } from "./Splash.tsx"

/** The splash inside the provider. */
export const RouterSplash = () => <Splash label={useShellWords()("wait")} />
