import { type Extra, extras } from "../../../src/contract/wire/extras.ts"
import { hasMail } from "../mail/openMail.ts"
import type { ServerOptions } from "./serverOptions.ts"

type ExtraOptions = Parameters<typeof hasMail>[0] & Pick<ServerOptions, "braspag" | "geocoder">

/**
 * Extras this server offers beyond the specification: without mail contracts are signed on paper, without an acquirer
 * no money is moved, and without a geocoding server addresses are found among what is known here.
 */
export const offeredExtras = (options: ExtraOptions): ReadonlyArray<Extra> => {
  const needs: Partial<Record<Extra, boolean>> = {
    acceptance: hasMail(options),
    acquiring: options.braspag !== undefined,
    geocoding: options.geocoder !== undefined,
  }
  return extras.filter((extra) => needs[extra] ?? true)
}
