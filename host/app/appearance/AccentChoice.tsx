import { Notice } from "balcao/ui"
import { useId, useState } from "react"
import { accents, isAccent } from "../settings/accent.ts"
import { useLayout } from "../settings/settings.ts"
import { useAppearanceWords } from "./words.ts"
import { accent as accentStyle, other, swatch, swatches } from "./appearance.css.ts"

/** Chooses the accent: the installation's, one of the list, or any color that is dark enough. */
export const AccentChoice = () => {
  const say = useAppearanceWords()
  const name = useId()
  const [layout, setLayout] = useLayout()
  const [refused, setRefused] = useState(false)
  const { accent: chosen, ...rest } = layout
  const choose = (colour: string | undefined) => {
    const fits = colour === undefined || isAccent(colour)
    setRefused(!fits)
    if (fits) setLayout(colour === undefined ? rest : { ...rest, accent: colour })
  }
  return (
    <div className={accentStyle}>
      <div role="radiogroup" aria-label={say("accent")} className={swatches}>
        {[undefined, ...accents].map((colour) => (
          <label
            key={colour ?? "own"}
            className={swatch}
            style={colour === undefined ? undefined : { background: colour }}
            data-own={colour === undefined || undefined}
            title={colour === undefined ? say("accentOwn") : colour}
          >
            <input
              type="radio"
              name={name}
              aria-label={colour === undefined ? say("accentOwn") : say("accentOf", { color: colour })}
              checked={chosen === colour}
              onChange={() => choose(colour)}
            />
          </label>
        ))}
      </div>
      <label className={other}>
        <input type="color" value={chosen ?? accents[0]} onChange={(event) => choose(event.target.value)} />
        {say("accentOther")}
      </label>
      {refused && (
        <Notice tone="warning" role="alert">
          {say("accentTooLight")}
        </Notice>
      )}
    </div>
  )
}
