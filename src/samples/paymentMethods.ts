import type { paymentMethods } from "../contract/resources/paymentMethods.ts"
import type { GivenRow } from "./givenRow.ts"

type Gateway = GivenRow<typeof paymentMethods>["gateway"]

/** Name, the type's place, who processes it, percent in hundredths, cents of each payment, days until it is paid out. */
const methods: ReadonlyArray<
  readonly [name: string, type: number, Gateway, percent: number, cents: number, days: number, brand?: string]
> = [
  ["Pix", 1, "PIX_PSP", 99, 0, 0],
  ["Visa crédito", 2, "BRASPAG", 319, 40, 30, "Visa"],
  ["Mastercard crédito", 2, "BRASPAG", 319, 40, 30, "Mastercard"],
  ["Elo crédito", 2, "BRASPAG", 349, 40, 30, "Elo"],
  ["American Express", 2, "BRASPAG", 389, 40, 30, "Amex"],
  ["Hipercard", 2, "BRASPAG", 349, 40, 30, "Hipercard"],
  ["Visa débito no aplicativo", 3, "BRASPAG", 199, 40, 1, "Visa"],
  ["Google Pay", 4, "BRASPAG", 319, 40, 30],
  ["Apple Pay", 4, "BRASPAG", 319, 40, 30],
  ["Cashback", 5, "OFFLINE", 0, 0, 0],
  ["Alelo Refeição", 6, "BRASPAG", 450, 0, 30, "Alelo"],
  ["VR Refeição no aplicativo", 6, "BRASPAG", 450, 0, 30, "VR"],
  ["Dinheiro na entrega", 7, "OFFLINE", 0, 0, 0],
  ["Pix com o entregador", 8, "PIX_PSP", 99, 0, 0],
  ["Visa na maquininha", 9, "OFFLINE", 249, 0, 30, "Visa"],
  ["Mastercard na maquininha", 9, "OFFLINE", 249, 0, 30, "Mastercard"],
  ["Elo na maquininha", 9, "OFFLINE", 279, 0, 30, "Elo"],
  ["Visa débito na maquininha", 10, "OFFLINE", 139, 0, 1, "Visa"],
  ["Maestro na maquininha", 10, "OFFLINE", 139, 0, 1, "Mastercard"],
  ["Sodexo Refeição", 11, "OFFLINE", 450, 0, 30, "Pluxee"],
  ["Ticket Refeição", 11, "OFFLINE", 450, 0, 30, "Ticket"],
  ["VR Alimentação", 12, "OFFLINE", 450, 0, 30, "VR"],
  ["Faturado no fim do mês", 13, "OFFLINE", 0, 0, 30],
]

/** Payment methods of the demo's application; those of discontinued types are discontinued too. */
export const samplePaymentMethods: ReadonlyArray<GivenRow<typeof paymentMethods>> = methods.map(
  ([name, type, gateway, feePercent, feeFixed, settleDays, brand], index) => ({
    name,
    type,
    gateway,
    feePercent,
    feeFixed,
    settleDays,
    ...(brand !== undefined && { brand }),
    ...(type === 2 && { maxInstallments: 6 }),
    ...(gateway !== "OFFLINE" && { erpCode: `FP${String(index + 1).padStart(2, "0")}` }),
    isActive: type !== 3 && type !== 13,
  }),
)
