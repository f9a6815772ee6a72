import * as f from "../resource/field.ts"
import { limits } from "../limits.ts"
import { timeZones } from "../places/timeZones.ts"
import { defineResource, noun, part } from "../resource/resource.ts"
import { weekdays } from "../resource/weekdays.ts"

/** Opening hours of a company, by week and on special days (modules, company/opening-hours). */
export const openingHours = defineResource({
  name: "openingHours",
  path: "/company/hours",
  access: { anyOf: ["accessToGlobal", "accessToHoursCompany"] },
  scope: "company",
  noun: noun("horário", "horários", "m", "schedule", "schedules"),
  sentences: { "tab.copy": ["Copiar para lojas", "Copy to stores"] },
  title: "service",
  parts: [
    part("Semana", "Week", {
      service: f.choice(
        "Vale para",
        "Applies to",
        {
          ALL: ["Todos os pedidos", "All orders"],
          DELIVERY: ["Entrega", "Delivery"],
          TAKEOUT: ["Retirada", "Pickup"],
          DINE_IN: ["Consumo no local", "Dine-in"],
        },
        { required: true, unique: true, fixed: true },
      ),
      timeZone: f.choice("Fuso horário", "Time zone", timeZones, {
        keptBy: "owner",
        hint: [
          "O relógio da loja; vale para todos os horários dela.",
          "The store's clock; it applies to all of its hours.",
        ],
      }),
      week: f.hours("Semana", "Week", { required: true }),
    }),
    part("Feriados e exceções", "Holidays and exceptions", {
      exceptions: f.list(
        "Exceções",
        "Exceptions",
        {
          day: f.day("Dia", "Day", { required: true, span: "plan" }),
          until: f.day("Até o dia", "Until", {
            after: "day",
            span: "plan",
            hint: [
              "Só se forem vários dias seguidos, como férias.",
              "Only for several days in a row, such as a vacation.",
            ],
          }),
          reason: f.text("Motivo", "Reason", { required: true, max: 80 }),
          isClosed: f.flag("Fechada o dia todo", "Closed all day"),
          opensAt: f.time("Abre às", "Opens at", { required: true, when: { isClosed: ["false"] } }),
          closesAt: f.time("Fecha às", "Closes at", {
            required: true,
            when: { isClosed: ["false"] },
            hint: [
              "Abre duas vezes no dia? Inclua o dia de novo com o outro horário.",
              "Open twice that day? Add the day again with the other hours.",
            ],
          }),
          repeatsYearly: f.flag("Todo ano", "Every year"),
        },
        {
          times: { on: "day", from: "opensAt", until: "closesAt" },
          calendar: { day: "day", until: "until", title: "reason", off: "isClosed", yearly: "repeatsYearly" },
        },
      ),
    }),
    part("Tempo de preparo", "Preparation time", {
      prepTimes: f.list(
        "Tempos de preparo",
        "Preparation times",
        {
          weekdays: f.choices("Dias", "Days", weekdays, {
            hint: ["Nenhum marcado vale para todos os dias.", "None checked means every day."],
          }),
          from: f.time("Das", "From", { required: true }),
          until: f.time("Até as", "Until", {
            required: true,
            hint: [
              "Antes do início, vale até o dia seguinte.",
              "Earlier than the start means the following day.",
            ],
          }),
          minutes: f.count("Minutos", "Minutes", {
            required: true,
            min: 1,
            max: limits.orders.maxPrepMinutes,
          }),
        },
        { times: { on: "weekdays", from: "from", until: "until" } },
      ),
      lastUpdatedBy: f.text("Alterado por", "Last changed by", { from: "server", derived: true }),
    }),
  ],
  columns: ["owner", "service", "week", "exceptions", "updatedAt"],
  extraColumns: ["lastUpdatedBy"],
  filters: ["service", "owner"],
  editor: "page",
})
