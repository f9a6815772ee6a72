import type { leads } from "../../contract/resources/leads.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useLeadWords } from "./words.ts"
import { useSameBusiness } from "./useSameBusiness.ts"

const maxNamed = 3

/** Names leads and companies that have the phone or the CNPJ that is written; silent where it cannot know. */
const SameBusiness = (props: SummaryProps<typeof leads>) => {
  const say = useLeadWords()
  const { locale } = usePanel()
  const list = new Intl.ListFormat(limits.locales[locale])
  return useSameBusiness(props).map(({ by, among, names }) => (
    <Notice key={`${by} ${among}`} tone="warning">
      {say(`same.${by}.${among}`, { count: names.length, names: list.format(names.slice(0, maxNamed)) })}
    </Notice>
  ))
}

export default SameBusiness
