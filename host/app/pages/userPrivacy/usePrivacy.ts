import { type ApiError, usePanel, useTask, useWords } from "balcao"
import { accountKinds, calls, limits, type RefusalOf, type Success } from "balcao/contract"
import { termsOfUse } from "../../addresses.ts"
import * as Effect from "effect/Effect"
import { useEffect, useMemo, useState } from "react"
import { usePathname } from "../../routing/navigation.ts"
import { userPrivacyWords } from "./words.ts"

/** Texts of the page around a privacy policy. */
export const usePrivacyWords = () => useWords("userPrivacy", userPrivacyWords)

const { inForce } = calls.legalTexts

/** The policy as the page shows it. */
export type Policy = Success<typeof inForce>
type Failure = ApiError | RefusalOf<typeof inForce>

/** Whom an address names, however it is spelled; undefined for nobody an application knows. */
export const audienceOf = (userType: string | undefined) =>
  accountKinds.find((kind) => kind === userType?.toUpperCase())

/** The type of document an address is of. */
export const useDocumentType = (): "TERMS" | "PRIVACY" =>
  usePathname().toLowerCase().startsWith(termsOfUse) ? "TERMS" : "PRIVACY"

/** The policy or terms of an application in the reader's language, and why there are none. */
export const usePrivacy = (id: string, userType: string | undefined) => {
  const type = useDocumentType()
  const { client, locale } = usePanel()
  const say = usePrivacyWords()
  const { error, run } = useTask<Failure>()
  const [policy, setPolicy] = useState<Policy>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const audience = audienceOf(userType)
    const query = { language: locale, ...(audience && { userType: audience }) }
    const read = client.api.call(inForce, { params: { id, type }, query })
    run(Effect.map(read, setPolicy))
  }, [client, id, type, userType, locale, run, attempt])
  // A platform without such documents has none.
  const isNone = error?._tag === "NotFound" || (error?._tag === "Unexpected" && error.status === 404)
  const failed =
    error?._tag === "TooManyRequests" ? say("tooMany", { seconds: String(error.retryAfter) }) : say("failed")
  return {
    policy,
    isNone,
    failed: error && !isNone ? failed : undefined,
    reload: () => setAttempt(attempt + 1),
  }
}

/** A day as documents say it, where the platform is. */
export const useDocumentDay = () => {
  const { locale } = usePanel()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(limits.locales[locale], {
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
      timeZone: limits.timeZone,
    })
    return (at: string) => format.format(new Date(at))
  }, [locale])
}
