import { sameName } from "../search/compareNames.ts"

/** Gate for managing the cities an application serves. */
export const managesCities = { anyOf: ["accessToGlobal", "accessToSettingsCity"] } as const

/** Brazil's states and its federal district. */
export const states = {
  AC: ["Acre", "Acre"],
  AL: ["Alagoas", "Alagoas"],
  AM: ["Amazonas", "Amazonas"],
  AP: ["Amapá", "Amapá"],
  BA: ["Bahia", "Bahia"],
  CE: ["Ceará", "Ceará"],
  DF: ["Distrito Federal", "Federal District"],
  ES: ["Espírito Santo", "Espírito Santo"],
  GO: ["Goiás", "Goiás"],
  MA: ["Maranhão", "Maranhão"],
  MG: ["Minas Gerais", "Minas Gerais"],
  MS: ["Mato Grosso do Sul", "Mato Grosso do Sul"],
  MT: ["Mato Grosso", "Mato Grosso"],
  PA: ["Pará", "Pará"],
  PB: ["Paraíba", "Paraíba"],
  PE: ["Pernambuco", "Pernambuco"],
  PI: ["Piauí", "Piauí"],
  PR: ["Paraná", "Paraná"],
  RJ: ["Rio de Janeiro", "Rio de Janeiro"],
  RN: ["Rio Grande do Norte", "Rio Grande do Norte"],
  RO: ["Rondônia", "Rondônia"],
  RR: ["Roraima", "Roraima"],
  RS: ["Rio Grande do Sul", "Rio Grande do Sul"],
  SC: ["Santa Catarina", "Santa Catarina"],
  SE: ["Sergipe", "Sergipe"],
  SP: ["São Paulo", "São Paulo"],
  TO: ["Tocantins", "Tocantins"],
} as const

/** The two letters of a state, by these or by its name. */
export const stateOf = (text: string): string | undefined =>
  Object.entries(states).find(([code, [name]]) => sameName(code, text) || sameName(name, text))?.[0]

/** True for a state of Brazil, by its two letters or its name. */
const isState = (text: string): boolean => stateOf(text) !== undefined

/** A state as its two letters; another text stays as it is. */
const plainState = (text: string): string => stateOf(text) ?? text.trim()

/** The rules of a text that is a state. */
export const stateRules = { max: 40, format: { accepts: isState, plain: plainState } } as const
