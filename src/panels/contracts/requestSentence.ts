import type { StatusTone } from "../../ui/status/Status.tsx"
import type { useContractWords } from "./words.ts"
import type { AcceptanceRequest } from "./useContractText.ts"

interface Reader {
  readonly say: ReturnType<typeof useContractWords>
  readonly moment: (at: string | null) => string
}

/** Returns a signer's progress with a version, in words. */
export const requestSentence = (
  { say, moment }: Reader,
  { state, sentAt, expiresAt, decidedAt, reason }: AcceptanceRequest,
): readonly [tone: StatusTone, text: string] => {
  switch (state) {
    case "ACCEPTED":
      return ["success", say("accepted", { at: moment(decidedAt) })]
    case "DECLINED":
      return ["danger", say("declined", { at: moment(decidedAt), reason: reason ?? "–" })]
    case "EXPIRED":
      return ["warning", say("expired", { at: moment(expiresAt) })]
    case "REPLACED":
      return ["off", say("replaced")]
    case "FAILED":
      return ["danger", say("failed")]
    default:
      return sentAt === null
        ? ["info", say("queued")]
        : ["info", say("waiting", { at: moment(sentAt), until: moment(expiresAt) })]
  }
}
