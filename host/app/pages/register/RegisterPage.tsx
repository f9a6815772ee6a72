import { RegisterPanel } from "balcao/register"
import { login } from "../../addresses.ts"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"

/** The page to create an account (section 2). */
const RegisterPage = () => (
  <OutsideFrame>
    <RegisterPanel loginHref={login} />
  </OutsideFrame>
)

export default RegisterPage
