import { Button, IconButton, PanelRoot, printer } from "balcao/ui"
import type { ReactNode } from "react"
import { useAppearance } from "../../boot/useAppearance.ts"
import { BrandContext } from "../../brand/BrandContext.ts"
import type { Brand } from "../../settings/brand.ts"
import { Logo } from "../../brand/Logo.tsx"
import { LanguageSelect } from "../../shell/LanguageSelect.tsx"
import { useNarrow } from "../../shell/useNarrow.ts"
import { Footer } from "../outside/OutsideFrame.tsx"
import * as css from "./publicPage.css.ts"
import { usePublicWords } from "./words.ts"

interface Props {
  /** The application's brand; undefined for the host's own. */
  readonly brand: Brand | undefined
  /** Offers to print what it frames. */
  readonly prints?: boolean
  readonly children: ReactNode
}

const PrintButton = () => {
  const say = usePublicWords()
  const onPress = () => print()
  return useNarrow() ? (
    <IconButton icon={printer} label={say("print")} onPress={onPress} />
  ) : (
    <Button tone="quiet" icon={printer} onPress={onPress}>
      {say("print")}
    </Button>
  )
}

const Branded = ({ prints, children }: Omit<Props, "brand">) => {
  const isNarrow = useNarrow()
  return (
    <PanelRoot {...useAppearance()} fill>
      <div className={css.frame}>
        <header className={css.head}>
          <Logo />
          {prints && <PrintButton />}
          <LanguageSelect short={isNarrow} />
        </header>
        <main className={css.body}>{children}</main>
        <div className={css.foot}>
          <Footer />
        </div>
      </div>
    </PanelRoot>
  )
}

/** A page outside the shell that is of one application, and looks like it on any host. */
export const PublicFrame = ({ brand, ...page }: Props) => (
  <BrandContext value={brand}>
    <Branded {...page} />
  </BrandContext>
)
