import type { PageApplication } from "../publicPage/usePublicApplication.ts"
import { type Policy, usePrivacyWords } from "./usePrivacy.ts"

/** Whom a policy is for, in a sentence; without the name where the server tells none. */
export const useLead = ({ name }: PageApplication, { userType }: Policy): string => {
  const say = usePrivacyWords()
  const audience = (userType ?? "everybody") as "everybody"
  return name === undefined ? say(`leadPlain.${audience}`) : say(`lead.${audience}`, { name })
}
