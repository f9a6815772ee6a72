import { accountKinds, deletionReasons, formatCpf, formatPhone, isCpf, isEmail } from "balcao/contract"
import type { DeletionRequest } from "./useDeletion.ts"

/** What is being written. */
export const emptyDraft = {
  fullname: "",
  email: "",
  phone: "",
  cpf: "",
  userType: "",
  reason: "",
  comment: "",
}
export type DeletionDraft = typeof emptyDraft

type Checked = "fullname" | "email" | "phone" | "cpf"

const digitsIn = (text: string) => text.replaceAll(/\D/g, "").length

/** Which fields are not in order. */
export const wrongFields = (draft: DeletionDraft): Readonly<Record<Checked, boolean>> => ({
  fullname: draft.fullname.trim().length < 3,
  email: !isEmail(draft.email.trim()),
  phone: digitsIn(draft.phone) < 10 || digitsIn(draft.phone) > 13,
  cpf: draft.cpf.trim() !== "" && !isCpf(draft.cpf.trim()),
})

/** Phone and CPF as they are read, once somebody has written them. */
export const tidied = (draft: DeletionDraft): DeletionDraft => ({
  ...draft,
  phone: digitsIn(draft.phone) >= 10 ? formatPhone(draft.phone) : draft.phone,
  cpf: formatCpf(draft.cpf),
})

/** What of it is sent: nothing of what was left empty. */
export const requestOf = (draft: DeletionDraft): DeletionRequest => {
  const cpf = draft.cpf.trim()
  const comment = draft.comment.trim()
  const userType = accountKinds.find((kind) => kind === draft.userType)
  const reason = deletionReasons.find((one) => one === draft.reason)
  return {
    fullname: draft.fullname.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    ...(cpf && { cpf }),
    ...(userType && { userType }),
    ...(reason && { reason }),
    ...(comment && { comment }),
    confirm: true,
  }
}
