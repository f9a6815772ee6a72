import { pixKeyMax, plainPixKey } from "./pixKey.ts"

/** The recipient of a Pix payment. */
export interface PixReceiver {
  readonly key: string
  readonly name: string
  readonly city: string
}

/** Most characters the payload has room for. */
export const pixLimits = { key: pixKeyMax, name: 25, city: 15, reference: 25 } as const

/** One field of the payload: its number, its length, its value (EMV QRCPS, section 3). */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, "0")}${value}`

/** Letters every bank reads: without accents, as many as there is room for. */
const plain = (text: string, max: number) =>
  text
    .normalize("NFD")
    .replace(/[^ -~]/g, "")
    .trim()
    .slice(0, max)

/** The CRC-16/CCITT-FALSE of a text, as four digits. */
export const pixChecksum = (text: string): string => {
  let crc = 0xffff
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, "0")
}

/**
 * Returns the code to pay with in a bank's app: a static BR Code (Manual de Padrões para Iniciação do Pix, Banco
 * Central). The reference comes back with the payment; only its letters and digits count.
 */
export const pixCode = (
  { key, name, city }: PixReceiver,
  { cents, reference }: { readonly cents: number; readonly reference: string },
): string => {
  const plainReference = reference.replace(/[^A-Za-z0-9]/g, "").slice(0, pixLimits.reference)
  const payload = [
    field("00", "01"),
    field("26", field("00", "br.gov.bcb.pix") + field("01", plainPixKey(key))),
    field("52", "0000"),
    field("53", "986"),
    field("54", (cents / 100).toFixed(2)),
    field("58", "BR"),
    field("59", plain(name, pixLimits.name)),
    field("60", plain(city, pixLimits.city)),
    field("62", field("05", plainReference || "***")),
    "6304",
  ].join("")
  return payload + pixChecksum(payload)
}
