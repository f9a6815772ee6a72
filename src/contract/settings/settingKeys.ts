import { pixLimits } from "../finance/pixCode.ts"
import { isPixKey } from "../finance/pixKey.ts"
import { catalogSettings } from "./catalogSettings.ts"
import { helpSettings } from "./helpSettings.ts"
import { menuSettings } from "./menuSettings.ts"
import type { SettingKey } from "./settingKey.ts"
import { entryOf } from "../wire/entryOf.ts"
import type { Words } from "../resource/Words.ts"

export { type SettingScope, settingScopes } from "./scopes.ts"
export { textOf, valueOf, written } from "./settingText.ts"
export { isGivenFor, type SettingKey, takes } from "./settingKey.ts"

const minutes: Words = ["minutos", "minutes"]

/** Every setting there is (modules, settings-controller). */
export const settingKeys = {
  "orders.paymentMinutes": {
    group: "ORDERS",
    type: "INT",
    default: 30,
    min: 5,
    max: 1440,
    unit: minutes,
    label: ["Espera pelo pagamento", "Wait for payment"],
    about: [
      "Depois desse tempo, um pedido que ninguém pagou é cancelado.",
      "After this time an order nobody paid for is canceled.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  "orders.leadMinutes": {
    group: "ORDERS",
    type: "INT",
    default: 60,
    min: 10,
    max: 720,
    unit: minutes,
    label: ["Antecedência dos agendados", "Lead time of scheduled orders"],
    about: [
      "Quanto antes do horário prometido a loja recebe um pedido agendado.",
      "How long before the promised time the store gets a scheduled order.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  "orders.acceptsByItself": {
    group: "ORDERS",
    type: "BOOL",
    default: true,
    isKillSwitch: true,
    label: ["Aceite automático", "Automatic acceptance"],
    about: [
      "Desligado, nenhum pedido é aceito sozinho, mesmo nas lojas que ligaram o aceite automático.",
      "While off, no order is accepted by itself, not even in stores that turned that on.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  "orders.minimum": {
    group: "ORDERS",
    type: "MONEY",
    default: 0,
    min: 0,
    max: 100_000,
    label: ["Pedido mínimo", "Minimum order"],
    about: ["Os aplicativos não fecham pedidos abaixo deste valor.", "Apps take no order below this amount."],
    narrowest: "COMPANY",
    readBy: "platform",
  },
  "payments.gatewayToken": {
    group: "PAYMENT",
    type: "STRING",
    default: null,
    max: 255,
    isSecret: true,
    label: ["Token do provedor de pagamento", "Payment provider token"],
    about: [
      "O serviço de pagamentos usa este token. Depois de salvo, ele não aparece mais.",
      "The payment service uses this token. Once saved it is never shown.",
    ],
    narrowest: "COMPANY",
    readBy: "platform",
  },
  "payments.pixKey": {
    group: "PAYMENT",
    type: "STRING",
    default: null,
    max: pixLimits.key,
    accepts: isPixKey,
    label: ["Chave Pix das faturas", "Pix key for invoices"],
    about: [
      "Empresas pagam as faturas a esta chave: CPF, CNPJ, e-mail, telefone com +55 ou chave aleatória. Sem chave, nome e cidade não há QR code.",
      "Companies pay invoices to this key: a CPF, a CNPJ, an email, a phone from its +55, or a random key. Without key, name and city there is no QR code.",
    ],
    narrowest: "APPLICATION",
    readBy: "server",
  },
  "payments.pixName": {
    group: "PAYMENT",
    type: "STRING",
    default: null,
    max: pixLimits.name,
    label: ["Nome de quem recebe por Pix", "Pix recipient's name"],
    about: ["Aparece no aplicativo do banco de quem paga.", "Shown in the bank's app of whoever pays."],
    narrowest: "APPLICATION",
    readBy: "server",
  },
  "payments.pixCity": {
    group: "PAYMENT",
    type: "STRING",
    default: null,
    max: pixLimits.city,
    label: ["Cidade de quem recebe por Pix", "Pix recipient's city"],
    about: ["O código Pix precisa dela.", "The Pix code needs it."],
    narrowest: "APPLICATION",
    readBy: "server",
  },
  "notifications.invoiceReminders": {
    group: "NOTIFICATIONS",
    type: "BOOL",
    default: true,
    label: ["Lembrete de faturas", "Reminders of invoices"],
    about: [
      "Empresas recebem um e-mail 3 dias antes do vencimento, e 1 e 7 dias depois se a fatura não foi paga.",
      "Companies get an email 3 days before an invoice is due, and 1 and 7 days after if it is not paid.",
    ],
    narrowest: "APPLICATION",
    readBy: "server",
  },
  "notifications.licenseReminders": {
    group: "NOTIFICATIONS",
    type: "BOOL",
    default: true,
    label: ["Aviso de licenças a vencer", "Reminders of licenses about to expire"],
    about: [
      "Parceiros recebem um e-mail 30, 7 e 1 dia antes do vencimento.",
      "Partners get an email 30, 7 and 1 day before the end.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  ...menuSettings,
  ...catalogSettings,
  ...helpSettings,
  "security.sessionDays": {
    group: "SECURITY",
    type: "INT",
    default: 30,
    min: 1,
    max: 90,
    unit: ["dias", "days"],
    label: ["Duração da sessão", "Session length"],
    about: [
      "Depois disso é preciso entrar de novo. Vale para os próximos logins.",
      "After this people sign in again. It applies from the next sign-in on.",
    ],
    narrowest: "COMPANY",
    readBy: "server",
  },
  "security.registration": {
    group: "SECURITY",
    type: "BOOL",
    default: true,
    isKillSwitch: true,
    label: ["Criação de contas", "Account registration"],
    about: [
      "Desligada, ninguém cria uma conta pela tela de cadastro.",
      "While off, no one can create an account on the registration screen.",
    ],
    narrowest: "PLATFORM",
    readBy: "server",
  },
} as const satisfies Readonly<Record<string, SettingKey>>

/** The name of a setting. */
export type SettingName = keyof typeof settingKeys

/** A setting by a name somebody sent; undefined for one there is not. */
export const settingNamed = (name: string): SettingKey | undefined => entryOf(settingKeys, name)
