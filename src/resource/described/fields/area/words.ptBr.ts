import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  title: "{{field}} no mapa",
  map: "Mapa: {{field}}",
  help: "Toque no mapa para incluir um ponto. Arraste os pontos para mover, e o meio de um lado para incluir outro ali.",
  keys: "Em um ponto: as setas movem, com Shift em passos curtos; Page Up e Page Down vão para outro, Enter inclui um depois dele, Delete remove. Enter no mapa começa pelo meio, Esc desfaz o último passo.",
  corner: "Ponto {{number}} de {{count}}: latitude {{latitude}}, longitude {{longitude}}",
  undo: "Desfazer",
  remove: "Remover ponto",
  clear: "Remover área",
  points: "Pontos",
  pointsHint: "Uma linha para cada: latitude, longitude.",
  badLine: "A linha {{line}} não é uma latitude e longitude",
  "problem.corners": "Uma área tem pelo menos três pontos",
  "problem.crossing": "O contorno se cruza. Mova os pontos até que nenhum lado passe por cima de outro.",
  "problem.tooMany": "Uma área tem no máximo {{most}} pontos",
  apply: "Usar esta área",
  cancel: "Cancelar",
  close: "Fechar",
}
