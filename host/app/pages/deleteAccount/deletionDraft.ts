import {
  accountKinds,
  deletionReasons,
  formatCpf,
  formatPhone,
  isCpf,
  isEmail,
  isPhone,
  limits,
  typedText,
  wholePhone,
} from "balcao/contract"
import type { DeletionRequest } from "./useDeletion.ts"

/** Initial state of the form. */
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

/** Marks the invalid fields. */
export const wrongFields = (draft: DeletionDraft): Readonly<Record<Checked, boolean>> => ({
  fullname: typedText(draft.fullname).length < limits.text.fullname.min,
  email: !isEmail(typedText(draft.email)),
  phone: !isPhone(draft.phone, wholePhone),
  cpf: typedText(draft.cpf) !== "" && !isCpf(draft.cpf),
})

/** Phone and CPF as they are read, once somebody has written them. */
export const tidied = (draft: DeletionDraft): DeletionDraft => ({
  ...draft,
  phone: isPhone(draft.phone, wholePhone) ? formatPhone(draft.phone) : draft.phone,
  cpf: formatCpf(draft.cpf),
})

/** Returns the request to send; empty fields are left out. */
export const requestOf = (draft: DeletionDraft): DeletionRequest => {
  const cpf = typedText(draft.cpf)
  const comment = typedText(draft.comment)
  const userType = accountKinds.find((kind) => kind === draft.userType)
  const reason = deletionReasons.find((one) => one === draft.reason)
  return {
    fullname: typedText(draft.fullname),
    email: typedText(draft.email),
    phone: typedText(draft.phone),
    ...(cpf && { cpf }),
    ...(userType && { userType }),
    ...(reason && { reason }),
    ...(comment && { comment }),
    confirm: true,
  }
}
