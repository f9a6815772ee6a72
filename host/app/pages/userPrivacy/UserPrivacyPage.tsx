import { limits } from "balcao/contract"
import { Button, Notice, RichText } from "balcao/ui"
import { useLanguage } from "../../settings/settings.ts"
import { useParams } from "../../routing/navigation.ts"
import { column, heading, text, title } from "../publicPage/publicPage.css.ts"
import { PublicPage } from "../publicPage/PublicPage.tsx"
import { UnknownPage } from "../publicPage/UnknownPage.tsx"
import type { PageApplication } from "../publicPage/usePublicApplication.ts"
import { Contents, headingId } from "./Contents.tsx"
import { PolicyAside } from "./PolicyAside.tsx"
import * as css from "./userPrivacy.css.ts"
import {
  audienceOf,
  type Policy,
  useDocumentDay,
  useDocumentType,
  usePrivacy,
  usePrivacyWords,
} from "./usePrivacy.ts"
import { useLead } from "./useLead.ts"

interface SheetProps {
  readonly application: PageApplication
  readonly policy: Policy
}

const Sheet = ({ application, policy }: SheetProps) => {
  const say = usePrivacyWords()
  const [locale] = useLanguage()
  const day = useDocumentDay()
  const { title: name, edition, publishedAt, blocks, language } = policy
  const written = language === "en" ? "en" : limits.locales.ptBr
  return (
    <div className={css.sheet}>
      <div className={`${heading} ${css.titled}`}>
        <h1 className={title} lang={written}>
          {name}
        </h1>
        <p className={css.lead}>{useLead(application, policy)}</p>
        <p className={css.byline}>{say("byline", { edition, day: day(publishedAt) })}</p>
      </div>
      <Contents policy={policy} />
      <article className={css.article} lang={written} aria-label={name}>
        {language !== locale && (
          <Notice tone="info">
            <span lang={limits.locales[locale]}>{say("otherLanguage")}</span>
          </Notice>
        )}
        <RichText blocks={blocks} headingId={headingId} />
      </article>
      <PolicyAside application={application.id} policy={policy} />
    </div>
  )
}

const Privacy = ({ application }: { readonly application: PageApplication }) => {
  const { id, name } = application
  const say = usePrivacyWords()
  const { userType } = useParams()
  const type = useDocumentType()
  const { policy, isNone, failed, reload } = usePrivacy(id, userType)
  if (policy && failed === undefined && !isNone) return <Sheet {...{ application, policy }} />
  return (
    <div className={column}>
      {isNone && (
        <>
          <h1 className={title}>{say(type === "TERMS" ? "noTerms" : "none")}</h1>
          <p className={text}>{name === undefined ? say("noneTextPlain") : say("noneText", { name })}</p>
        </>
      )}
      {failed !== undefined && (
        <>
          <Notice tone="danger" role="alert">
            {failed}
          </Notice>
          <div>
            <Button onPress={reload}>{say("again")}</Button>
          </div>
        </>
      )}
      {!isNone && failed === undefined && <p className={text}>{say("loading")}</p>}
    </div>
  )
}

/** The privacy policy or terms of use of an application, for everybody or for those who use it as something (section 2, public routes). */
const UserPrivacyPage = () => {
  const { userType } = useParams()
  if (userType !== undefined && !audienceOf(userType)) return <UnknownPage />
  return <PublicPage prints>{(application) => <Privacy application={application} />}</PublicPage>
}

export default UserPrivacyPage
