import { ForgotPasswordPanel } from "balcao/forgot-password"
import { login } from "../../addresses.ts"
import { OutsideFrame } from "../outside/OutsideFrame.tsx"

/** The page to request a new password (section 2). */
const ForgotPasswordPage = () => (
  <OutsideFrame>
    <ForgotPasswordPanel loginHref={login} />
  </OutsideFrame>
)

export default ForgotPasswordPage
