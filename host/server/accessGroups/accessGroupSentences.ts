import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to access groups. */
export const accessGroupSentences = {
  MembersRefused: () => [
    "Algumas destas pessoas não podem ser deste grupo, ou têm acessos que você não tem. Nada foi alterado.",
    "Some of these people cannot be in this group, or have access that you do not have. Nothing was changed.",
  ],
} satisfies Partial<Sentences>
