import { LogoMark } from "../../ui/art/LogoMark.tsx"
import { ShopFront } from "../../ui/art/ShopFront.tsx"
import { useApplicationWords } from "./words.ts"
import { StylePicture } from "./StylePicture.tsx"
import * as css from "./stylePreview.css.ts"
import type { StyleDraft } from "./useStyleDraft.ts"

interface Props {
  readonly style: StyleDraft
}

/** The application's logo, or the product's with its title. */
export const MiniatureLogo = ({ style: { logo, title } }: Props) => (
  <span className={css.logo}>
    <StylePicture addresses={logo} className={css.logoPicture}>
      <LogoMark />
      <strong className={css.name}>{title}</strong>
    </StylePicture>
  </span>
)

/** The page where one signs in, drawn small. */
export const LoginMiniature = ({ style }: Props) => {
  const say = useApplicationWords()
  return (
    <div className={css.login}>
      <div className={css.form}>
        <MiniatureLogo style={style} />
        <strong>{say("signIn")}</strong>
        <span className={css.field}>{say("email")}</span>
        <span className={css.field}>{say("password")}</span>
        <span className={css.button}>{say("signIn")}</span>
        <span className={css.link}>{say("forgot")}</span>
        <span className={css.footer}>{style.footer}</span>
      </div>
      <div className={css.background}>
        <StylePicture addresses={style.background} className={css.cover}>
          <ShopFront />
        </StylePicture>
      </div>
    </div>
  )
}
