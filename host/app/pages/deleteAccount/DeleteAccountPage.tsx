import { daysToForget } from "balcao/contract"
import { column, heading, text, title } from "../publicPage/publicPage.css.ts"
import { PublicPage } from "../publicPage/PublicPage.tsx"
import type { PageApplication } from "../publicPage/usePublicApplication.ts"
import { DeletionForm } from "./DeletionForm.tsx"
import { DeletionReceipt } from "./DeletionReceipt.tsx"
import { useDeletion, useDeletionWords } from "./useDeletion.ts"
import { WhatIsErased } from "./WhatIsErased.tsx"

const Deletion = ({ application: { id, name } }: { readonly application: PageApplication }) => {
  const say = useDeletionWords()
  const { sent, busy, error, send } = useDeletion(id)
  return (
    <div className={column}>
      {sent ? (
        <DeletionReceipt sent={sent} />
      ) : (
        <>
          <div className={heading}>
            <h1 className={title}>{name === undefined ? say("title") : say("titleOf", { name })}</h1>
            <p className={text}>{say("intro", { days: daysToForget })}</p>
          </div>
          <WhatIsErased />
          <DeletionForm busy={busy} error={error} onSend={send} />
        </>
      )}
    </div>
  )
}

/** Page to request the deletion of an account from an application, without signing in (modules, ask-delete-account). */
const DeleteAccountPage = () => (
  <PublicPage>{(application) => <Deletion application={application} />}</PublicPage>
)

export default DeleteAccountPage
