import { usePanel } from "../../../frame/PanelContext.ts"
import { settingText } from "./companySettings.ts"
import { useRolloutWords } from "./words.ts"
import type { KeptCompany } from "./useUndoRollout.ts"

interface Props {
  readonly settingKey: string
  readonly companies: ReadonlyArray<KeptCompany>
}

/** Result of undoing a roll-out. */
export const KeptCompanies = ({ settingKey, companies }: Props) => {
  const say = useRolloutWords()
  const { locale } = usePanel()
  if (companies.length === 0) return <output>{say("undone")}</output>
  return (
    <output>
      {say("kept", { count: companies.length })}
      <ul>
        {companies.map(({ company, value }) => (
          <li key={company._id}>
            {say("keptLine", { name: company.name, value: settingText(settingKey, value, locale) })}
          </li>
        ))}
      </ul>
    </output>
  )
}
