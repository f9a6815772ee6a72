import { limits } from "balcao/contract"
import { usePanel } from "balcao"
import { text, title } from "../outside/outside.css.ts"
import * as css from "./acceptance.css.ts"
import { type MailedContract, useAcceptanceWords } from "./useAcceptance.ts"

/** A contract's text, as plain as it was written: nothing in it is markup. */
export const ContractSheet = ({ contract }: { readonly contract: MailedContract }) => {
  const say = useAcceptanceWords()
  const { locale } = usePanel()
  const { number, company, version, issuedAt, blocks, hash, language } = contract
  const day = new Intl.DateTimeFormat(limits.locales[locale], { dateStyle: "long" }).format(
    new Date(issuedAt),
  )
  return (
    <>
      <div>
        <h1 className={title}>{say("title", { number })}</h1>
        <p className={text}>{say("intro", { company, version, day })}</p>
      </div>
      <article
        className={css.sheet}
        lang={language === "en" ? "en" : "pt-BR"}
        aria-label={say("title", { number })}
      >
        {blocks.map(({ kind, text: words }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- two paragraphs may say the same, and they hold no state
          kind === "heading" ? <h2 key={at}>{words}</h2> : <p key={at}>{words}</p>,
        )}
        <small>{say("fingerprint", { hash })}</small>
      </article>
    </>
  )
}
