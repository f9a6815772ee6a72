import * as css from "./importScreen.css.ts"
import { type Figure, figures } from "./usePlannedRows.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly counts: Readonly<Record<Figure, number>>
  readonly shown: Figure
  readonly onShow: (figure: Figure) => void
}

/** Figures of rows by how they end; the rows of the pressed one are shown. */
export const PlannedFigures = ({ counts, shown, onShow }: Props) => {
  const say = useImportWords()
  return (
    <fieldset aria-label={say("outcomes")} className={css.figures}>
      {figures.map((figure) => (
        <button
          key={figure}
          type="button"
          className={css.figure}
          aria-pressed={shown === figure}
          onClick={() => onShow(figure)}
        >
          <span className={css.count}>{say("number", { count: counts[figure] })}</span>
          <span className={css.figureWord} data-figure={figure}>
            {say(`figure.${figure}`)}
          </span>
        </button>
      ))}
    </fieldset>
  )
}
