import * as Schema from "effect/Schema"
import type { Statuses } from "../resource/resource.ts"

/** Statuses of a help desk ticket, in the words of section 4; in Portuguese and English. */
export const ticketStatuses = {
  NEW: ["Novo", "New", "info"],
  IN_PROGRESS: ["Em andamento", "In progress", "warning"],
  ON_HOLD: ["Em espera", "On hold", "neutral"],
  SOLVED: ["Resolvido", "Solved", "success"],
  CANCELED: ["Cancelado", "Canceled", "off"],
} as const satisfies Statuses["values"]

/** The statuses of a ticket someone still has to solve. */
export const OpenTicketStatus = Schema.Literals(["NEW", "IN_PROGRESS", "ON_HOLD"])
export type OpenTicketStatus = typeof OpenTicketStatus.Type
