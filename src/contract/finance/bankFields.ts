import * as f from "../resource/field.ts"
import { isPixKeyOf, pixKeyMax, pixKinds } from "./pixKey.ts"

/** The account somebody is paid to, and their Pix key. */
export const bankFields = {
  bank: f.reference("Banco", "Bank", "banks"),
  branch: f.text("Agência", "Branch", { max: 12, requiredWith: ["bank"] }),
  account: f.text("Conta com dígito", "Account with check digit", {
    max: 20,
    masked: true,
    requiredWith: ["bank"],
  }),
  pixKind: f.choice("Tipo da chave Pix", "Kind of Pix key", pixKinds, { requiredWith: ["pixKey"] }),
  pixKey: f.text("Chave Pix", "Pix key", {
    max: pixKeyMax,
    requiredWith: ["pixKind"],
    form: ["pixKind", isPixKeyOf],
  }),
}
