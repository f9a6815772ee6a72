import { useLayoutEffect, useRef, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { propertiesOf } from "../../ui/root/givenTokens.ts"
import { contrast } from "./contrast.ts"
import { useApplicationWords } from "./words.ts"
import * as css from "./accentSteps.css.ts"

interface Props {
  readonly accent: string
}

/** Minimum contrast of text (WCAG 2.2, AA). */
const minContrast = 4.5

const schemes = ["light", "dark"] as const

/** The ratio of the text of a button, the lower of both schemes, as it is drawn. */
const useDrawnRatio = (accent: string) => {
  const place = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    const drawnContrasts = [...(place.current?.querySelectorAll(`.${css.solid}`) ?? [])].map((button) => {
      const { color, backgroundColor } = getComputedStyle(button)
      return contrast(color, backgroundColor)
    })
    setRatio(Math.min(...drawnContrasts))
  }, [accent])
  return { place, ratio }
}

/** The shades that follow from a brand's color, light and dark, and how well they are read. */
export const AccentSteps = ({ accent }: Props) => {
  const say = useApplicationWords()
  const { locale } = usePanel()
  const { place, ratio } = useDrawnRatio(accent)
  const format = new Intl.NumberFormat(limits.locales[locale], {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  // Cut, not rounded: 4.46 is no 4.5.
  const ratioText = (value: number) => format.format(Math.floor(value * 10) / 10)
  const whiteContrast = contrast("#ffffff", accent)
  const figures = {
    color: accent.toUpperCase(),
    given: ratioText(whiteContrast),
    used: ratioText(ratio ?? 0),
    least: ratioText(minContrast),
  }
  return (
    <div className={css.steps}>
      <div ref={place} className={css.pair} aria-hidden="true">
        {schemes.map((scheme) => (
          <div key={scheme} className={css.side}>
            <span className={css.caption}>{say(scheme)}</span>
            <div className={`balcao ${css.row}`} data-scheme={scheme} style={propertiesOf({ accent })}>
              <span className={css.solid}>{say("stepButton")}</span>
              <span className={css.text}>{say("stepLink")}</span>
              <span className={css.soft}>{say("stepGround")}</span>
              <span className={css.mark}>
                <i />
              </span>
            </div>
          </div>
        ))}
      </div>
      {ratio !== undefined && (
        <Notice tone={whiteContrast < minContrast ? "warning" : "info"}>
          {say(whiteContrast < minContrast ? "contrastMended" : "contrastKept", figures)}
        </Notice>
      )}
    </div>
  )
}
