import { useEffect, useRef } from "react"
import { text, title } from "../publicPage/publicPage.css.ts"
import * as css from "./deleteAccount.css.ts"
import { type SentRequest, useDeletionWords, useWrittenDay } from "./useDeletion.ts"

/**
 * The request and its protocol number. Replaces the form and takes over its focus. A server may omit some of the facts.
 */
export const DeletionReceipt = ({ sent: request }: { readonly sent: SentRequest }) => {
  const say = useDeletionWords()
  const day = useWrittenDay()
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { email, protocol, requestedAt, dueAt } = request
  const facts = [
    ["protocol", protocol],
    ["requestedAt", requestedAt && day(requestedAt)],
    ["dueAt", dueAt && day(dueAt)],
  ] as const
  return (
    <>
      <h1 ref={place} className={title} tabIndex={-1}>
        {say("sentTitle")}
      </h1>
      <p className={text}>
        {dueAt ? say("sentText", { email, day: day(dueAt) }) : say("sentTextPlain", { email })}
      </p>
      <dl className={css.facts}>
        {facts.flatMap(([name, fact]) =>
          fact
            ? [
                <dt key={`${name}?`}>{say(name)}</dt>,
                <dd key={name} data-strong={name === "protocol" || undefined}>
                  {fact}
                </dd>,
              ]
            : [],
        )}
      </dl>
    </>
  )
}
