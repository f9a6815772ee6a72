import type { Dictionary } from "../../frame/useWords.ts"

/** Texts of finding a place by its address. */
export const addressSearchWords = {
  search: ["Buscar endereço", "Find an address"],
  hint: [
    "Escreva ou cole um endereço, um CEP ou um bairro.",
    "Type or paste an address, a CEP or a neighborhood.",
  ],
  found: ["Lugares encontrados", "Places found"],
  earlier: ["Lugares já usados", "Earlier places"],
  count_one: ["{{count}} lugar encontrado", "{{count}} place found"],
  count_other: ["{{count}} lugares encontrados", "{{count}} places found"],
  none: [
    "Nada encontrado com este texto. Escreva o bairro ou a cidade, ou toque no mapa.",
    "Nothing found for this text. Type the neighborhood or the city, or tap the map.",
  ],
  noneInText: [
    "Nada encontrado com este texto. Escreva o bairro ou a cidade.",
    "Nothing found for this text. Type the neighborhood or the city.",
  ],
  everywhere: ["Procurar no mapa", "Search the map"],
  AWAY: [
    "O serviço de endereços não respondeu. Veja os lugares já conhecidos, ou toque no mapa.",
    "The address service did not answer. See the places already known, or tap the map.",
  ],
  BUSY: [
    "Muitas buscas de uma vez. Espere um instante e procure de novo.",
    "Too many searches at once. Wait a moment and search again.",
  ],
  failed: ["Não foi possível buscar o endereço", "Could not find the address"],
  "kind.EARLIER": ["já usado", "used before"],
  "kind.ADDRESS": ["endereço", "address"],
  "kind.NEARBY": ["perto daqui", "near here"],
  "kind.STREET": ["meio da rua", "middle of the street"],
  "kind.NEIGHBORHOOD": ["meio do bairro", "middle of the neighborhood"],
  "kind.CITY": ["centro da cidade", "center of the city"],
  "guess.NEARBY": [
    "Este ponto é só perto do endereço. Toque no mapa onde ele fica, ou confirme.",
    "This point is only near the address. Tap the map where it is, or confirm.",
  ],
  "guess.STREET": [
    "Este ponto é só o meio da rua. Toque no mapa onde fica o endereço, ou confirme.",
    "This point is only the middle of the street. Tap the address on the map, or confirm.",
  ],
  "guess.NEIGHBORHOOD": [
    "Este ponto é só o meio do bairro. Toque no mapa onde fica o endereço, ou confirme.",
    "This point is only the middle of the neighborhood. Tap the address on the map, or confirm.",
  ],
  "guess.CITY": [
    "Este ponto é só o centro da cidade. Toque no mapa onde fica o endereço, ou confirme.",
    "This point is only the center of the city. Tap the address on the map, or confirm.",
  ],
  again: ["Tentar de novo", "Try again"],
  isHere: ["É aqui", "It is here"],
} satisfies Dictionary
