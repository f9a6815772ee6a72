import type { Words } from "../resource/field.ts"
import { type SettingScope, settingScopes } from "../settings/scopes.ts"

export { type SettingScope, settingScopes } from "../settings/scopes.ts"

interface Described {
  readonly group: "ORDERS" | "PAYMENT" | "NOTIFICATIONS" | "SECURITY"
  readonly label: Words
  readonly about: Words
  /** The narrowest scope it is given for. */
  readonly narrowest: SettingScope
  /** Whether this server heeds it, or the platform's apps and services alone. */
  readonly readBy: "server" | "platform"
}

/** One key, its type, what it is without a word, and its bounds. */
export type SettingKey = Described &
  (
    | {
        readonly type: "BOOL"
        readonly default: boolean
        /** Turning it off stops something for many, which is asked with a phrase: its key. */
        readonly isKillSwitch?: true
      }
    /** Money is in cents. */
    | {
        readonly type: "INT" | "MONEY"
        readonly default: number
        readonly min: number
        readonly max: number
        readonly unit?: Words
      }
    | {
        readonly type: "STRING"
        readonly default: null
        readonly max: number
        /** It is written and never answered. */
        readonly isSecret?: true
      }
    | { readonly type: "ENUM"; readonly default: string; readonly choices: Readonly<Record<string, Words>> }
  )

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
      "After this people sign in again. It counts from the next sign-in on.",
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
export const settingNamed = (name: string): SettingKey | undefined =>
  Object.hasOwn(settingKeys, name) ? settingKeys[name as SettingName] : undefined

const isWhole = (value: unknown, { min, max }: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max

/** Whether a setting takes this value. */
export const takes = (setting: SettingKey, value: unknown): boolean => {
  switch (setting.type) {
    case "BOOL":
      return typeof value === "boolean"
    case "INT":
    case "MONEY":
      return isWhole(value, setting)
    case "STRING":
      return (
        typeof value === "string" &&
        value.trim() !== "" &&
        value.length <= setting.max &&
        !value.includes("\0")
      )
    case "ENUM":
      return typeof value === "string" && Object.hasOwn(setting.choices, value)
  }
}

/** Whether a setting is given for a scope as narrow as this. */
export const isGivenFor = ({ narrowest }: SettingKey, scope: SettingScope): boolean =>
  settingScopes.indexOf(scope) <= settingScopes.indexOf(narrowest)
