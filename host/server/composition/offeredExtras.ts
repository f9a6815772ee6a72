import { type Extra, extras } from "../../../src/contract/wire/extras.ts"
import { hasMail } from "../mail/openMail.ts"
import type { ServerOptions } from "./serverOptions.ts"

type ExtraOptions = Parameters<typeof hasMail>[0] & Pick<ServerOptions, "braspag">

/**
 * Extras this server offers beyond the specification: without mail contracts are signed on paper, without an acquirer
 * no money is moved.
 */
export const offeredExtras = (options: ExtraOptions): ReadonlyArray<Extra> => {
  const needs: Partial<Record<Extra, boolean>> = {
    acceptance: hasMail(options),
    acquiring: options.braspag !== undefined,
  }
  return extras.filter((extra) => needs[extra] ?? true)
}
