import { type Dictionary, useWords } from "../../../../frame/useWords.ts"

/** Texts for drawing an area. */
export const areaWords = {
  title: ["{{field}} no mapa", "{{field}} on the map"],
  map: ["Mapa: {{field}}", "Map: {{field}}"],
  help: [
    "Toque no mapa para incluir um ponto. Arraste os pontos para mover, e o meio de um lado para incluir outro ali.",
    "Tap the map to add a point. Drag points to move them, and the middle of an edge to add one there.",
  ],
  keys: [
    "Em um ponto: as setas movem, com Shift em passos curtos; Page Up e Page Down vão para outro, Enter inclui um depois dele, Delete remove. Enter no mapa começa pelo meio, Esc desfaz o último passo.",
    "On a point: arrows move it, with Shift in small steps; Page Up and Page Down go to another one, Enter adds one after it, Delete removes it. Enter on the map begins in its middle, Esc undoes the last step.",
  ],
  corner: [
    "Ponto {{number}} de {{count}}: latitude {{latitude}}, longitude {{longitude}}",
    "Point {{number}} of {{count}}: latitude {{latitude}}, longitude {{longitude}}",
  ],
  undo: ["Desfazer", "Undo"],
  remove: ["Remover ponto", "Remove point"],
  clear: ["Remover área", "Remove area"],
  points: ["Pontos", "Points"],
  pointsHint: ["Uma linha para cada: latitude, longitude.", "One line for each: latitude, longitude."],
  badLine: [
    "A linha {{line}} não é uma latitude e longitude",
    "Line {{line}} is not a latitude and longitude",
  ],
  "problem.corners": ["Uma área tem pelo menos três pontos", "An area has at least three points"],
  "problem.crossing": [
    "O contorno se cruza. Mova os pontos até que nenhum lado passe por cima de outro.",
    "The outline crosses itself. Move the points until no edges meet.",
  ],
  "problem.tooMany": ["Uma área tem no máximo {{most}} pontos", "An area has at most {{most}} points"],
  apply: ["Usar esta área", "Use this area"],
  cancel: ["Cancelar", "Cancel"],
  close: ["Fechar", "Close"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useAreaWords = () => useWords("area", areaWords)
