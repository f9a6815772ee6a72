import type { RolloutLine } from "../../../contract/settings/settingRollouts.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { Status } from "../../../ui/status/Status.tsx"
import { settingText } from "./companySettings.ts"
import * as css from "./rollout.css.ts"
import { useRolloutWords } from "./words.ts"
import type { RolloutRequest } from "./useRollout.ts"

interface Props {
  readonly request: RolloutRequest
  readonly lines: ReadonlyArray<RolloutLine>
}

/** Changes for each company, and the companies that already have the value. */
export const PreviewLines = ({ request, lines }: Props) => {
  const say = useRolloutWords()
  const { locale } = usePanel()
  const text = (value: unknown) => settingText(request.key, value, locale)
  return (
    <>
      {lines.every(({ isSame }) => isSame) && <output>{say("noneChange")}</output>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by its keys */}
      <ul className={css.lines} aria-label={say("changes")} tabIndex={0}>
        {lines.map(({ company, value, isSame }) => (
          <li key={company._id} className={css.line}>
            <span>{company.name}</span>
            {isSame ? (
              <Status tone="neutral">{say("same", { value: text(value) })}</Status>
            ) : (
              <strong>{say("change", { old: text(value), value: text(request.value) })}</strong>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
