import { Button, Notice } from "balcao/ui"
import type { ReactNode } from "react"
import { useParams } from "../../routing/navigation.ts"
import * as css from "./publicPage.css.ts"
import { PublicFrame } from "./PublicFrame.tsx"
import { UnknownPage } from "./UnknownPage.tsx"
import { type PageApplication, usePublicApplication } from "./usePublicApplication.ts"
import { usePublicWords } from "./words.ts"

interface Props {
  readonly prints?: boolean
  readonly children: (application: PageApplication) => ReactNode
}

const Page = ({ id, prints = false, children }: Props & { readonly id: string }) => {
  const say = usePublicWords()
  const { application, isUnknown, failed, busy, reload } = usePublicApplication(id)
  if (isUnknown) return <UnknownPage />
  if (application)
    return (
      <PublicFrame brand={application.brand} prints={prints}>
        {children(application)}
      </PublicFrame>
    )
  return (
    <PublicFrame brand={undefined}>
      <div className={css.column}>
        {failed === undefined ? (
          <p className={css.text}>{say("loading")}</p>
        ) : (
          <>
            <Notice tone="danger" role="alert">
              {failed}
            </Notice>
            <div>
              <Button busy={busy} onPress={reload}>
                {say("again")}
              </Button>
            </div>
          </>
        )}
      </div>
    </PublicFrame>
  )
}

/** A page of the application in its address, which asks for no account; one that says so where there is none. */
export const PublicPage = (props: Props) => {
  const { application = "" } = useParams()
  return <Page key={application} id={application} {...props} />
}
