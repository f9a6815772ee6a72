import type { paymentTypes } from "../contract/resources/paymentTypes.ts"
import type { GivenRow } from "./givenRow.ts"

type Kind = GivenRow<typeof paymentTypes>["kind"]

const kinds: ReadonlyArray<readonly [name: string, kind: Kind, where: "app" | "door", isActive?: false]> = [
  ["Pix no aplicativo", "PIX", "app"],
  ["Crédito no aplicativo", "CREDIT", "app"],
  ["Débito no aplicativo", "DEBIT", "app", false],
  ["Carteira digital", "WALLET", "app"],
  ["Saldo de cashback", "WALLET", "app"],
  ["Vale-refeição no aplicativo", "VOUCHER", "app"],
  ["Dinheiro", "CASH", "door"],
  ["Pix na entrega", "PIX", "door"],
  ["Crédito na maquininha", "CREDIT", "door"],
  ["Débito na maquininha", "DEBIT", "door"],
  ["Vale-refeição na maquininha", "VOUCHER", "door"],
  ["Vale-alimentação na maquininha", "VOUCHER", "door"],
  ["Conta da empresa", "ON_ACCOUNT", "door", false],
]

/** Payment types of the demo's application; two are no longer offered. */
export const samplePaymentTypes: ReadonlyArray<GivenRow<typeof paymentTypes>> = kinds.map(
  ([name, kind, where, isActive = true]) => ({
    name,
    kind,
    isOnline: where === "app",
    ...(kind === "CASH" && { needsChange: true }),
    isActive,
  }),
)
