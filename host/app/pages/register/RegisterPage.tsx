import { RegisterPanel } from "balcao/register"
import { login } from "../../addresses.ts"
import { UnsavedGuard } from "../../shell/UnsavedGuard.tsx"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"

/** The page to create an account (section 2). */
const RegisterPage = () => (
  <OutsideFrame>
    <UnsavedGuard />
    <RegisterPanel loginHref={login} />
  </OutsideFrame>
)

export default RegisterPage
