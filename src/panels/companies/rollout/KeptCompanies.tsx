import { usePanel } from "../../../frame/PanelContext.ts"
import { settingText } from "./companySettings.ts"
import { useRolloutWords } from "./words.ts"
import type { KeptCompany } from "./useUndoRollout.ts"

interface Props {
  readonly settingKey: string
  readonly kept: ReadonlyArray<KeptCompany>
}

/** Result of undoing a roll-out. */
export const KeptCompanies = ({ settingKey, kept }: Props) => {
  const say = useRolloutWords()
  const { locale } = usePanel()
  if (kept.length === 0) return <output>{say("undone")}</output>
  return (
    <output>
      {say("kept", { count: kept.length })}
      <ul>
        {kept.map(({ company, value }) => (
          <li key={company._id}>
            {say("keptLine", { name: company.name, value: settingText(settingKey, value, locale) })}
          </li>
        ))}
      </ul>
    </output>
  )
}
