import { usePanel } from "balcao"
import { Link } from "balcao/ui"
import { login } from "../../addresses.ts"
import { usePageWords } from "../words.ts"

/** The way from a page outside the shell to the login page. */
export const BackToLogin = () => {
  const say = usePageWords()
  const { navigation } = usePanel()
  return (
    <p>
      <Link href={login} onPress={() => navigation.push(login)}>
        {say("backToLogin")}
      </Link>
    </p>
  )
}
