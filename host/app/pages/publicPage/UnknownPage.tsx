import { ErrorFrame } from "../error/ErrorFrame.tsx"
import { BackToLogin } from "../outside/BackToLogin.tsx"
import { usePublicWords } from "./words.ts"

/** Error page for an application that does not exist. */
export const UnknownPage = () => {
  const say = usePublicWords()
  return (
    <ErrorFrame code="404" title={say("unknownTitle")} text={say("unknownText")}>
      <BackToLogin />
    </ErrorFrame>
  )
}
