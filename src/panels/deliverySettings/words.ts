import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a store's delivery areas beyond their description. */
const deliveryAreaWords = {
  map: ["Mapa das áreas de entrega", "Map of the delivery areas"],
  help: [
    "Toque no mapa para testar um endereço. Ao desenhar, cada toque inclui um ponto.",
    "Tap the map to try an address. While drawing, each tap adds a point.",
  ],
  corner: ["Ponto {{number}} de {{count}}", "Point {{number}} of {{count}}"],
  add: ["Área", "Area"],
  draw: ["Desenhar no mapa", "Draw on the map"],
  drawing: ["Parar de desenhar", "Stop drawing"],
  clear: ["Apagar o desenho", "Erase the drawing"],
  newName: ["Área {{letter}}", "Area {{letter}}"],
  unnamed: ["Área sem nome", "Unnamed area"],
  moveUp: ["Mover {{name}} para cima", "Move {{name}} up"],
  moveDown: ["Mover {{name}} para baixo", "Move {{name}} down"],
  remove: ["Remover {{name}}", "Remove {{name}}"],
  moved: ["{{name}} agora é a número {{to}}", "{{name}} is now number {{to}}"],
  refused: ["Não entrega", "No delivery"],
  radius: ["Raio de {{km}} km", "{{km}} km radius"],
  drawn: ["Desenhada", "Drawn"],
  neighborhoods_one: ["{{count}} bairro", "{{count}} neighborhood"],
  neighborhoods_other: ["{{count}} bairros", "{{count}} neighborhoods"],
  minutes: ["{{from}} a {{to}} min", "{{from}} to {{to}} min"],
  hours: ["{{from}} a {{to}}", "{{from}} to {{to}}"],
  perKm: ["{{fee}} + {{perKm}}/km", "{{fee}} + {{perKm}}/km"],
  off: ["Desligada", "Off"],
  try: ["Testar um endereço", "Try an address"],
  tryHint: [
    "Toque no mapa onde o cliente mora e veja quanto custa entregar ali.",
    "Tap the map where the customer lives to see what delivering there costs.",
  ],
  minOrder: ["pedido mínimo {{amount}}", "minimum order {{amount}}"],
  holds: ["Fica na área {{name}}, a {{km}} km pela rua.", "It is in area {{name}}, {{km}} km by road."],
  first: [
    "{{name}} vem antes na lista: vale o preço dela.",
    "{{name}} comes first in the list, so its price counts.",
  ],
  cheapest: ["{{name}} é a mais barata.", "{{name}} is the cheapest."],
  other: [
    "Por {{name}}, a mesma entrega sairia {{amount}}.",
    "By {{name}}, the same delivery would be {{amount}}.",
  ],
  freeAbove: ["Grátis a partir de {{amount}}.", "Free from {{amount}}."],
  "why.OUTSIDE": [
    "Fora das áreas de entrega, a {{km}} km pela rua.",
    "Outside the delivery areas, {{km}} km by road.",
  ],
  "why.NO_DELIVERY": ["A loja não entrega em {{name}}.", "The store does not deliver in {{name}}."],
  "why.NOT_NOW": ["{{name}} não entrega neste horário.", "{{name}} does not deliver at this time."],
  notDelivered: ["Não entrega", "No delivery"],
  noPlace: [
    "A loja ainda não está no mapa. Marque o endereço dela no cadastro da empresa.",
    "The store is not on the map yet. Mark its address in the company's registration.",
  ],
  surroundingsFailed: ["Não foi possível carregar o mapa da loja", "Could not load the store's map"],
  outside_one: [
    "{{count}} pedido dos últimos 30 dias veio de logo depois das áreas, a até 1 km.",
    "{{count}} order of the last 30 days came from just outside the areas, within 1 km.",
  ],
  outside_other: [
    "{{count}} pedidos dos últimos 30 dias vieram de logo depois das áreas, a até 1 km.",
    "{{count}} orders of the last 30 days came from just outside the areas, within 1 km.",
  ],
  seeOutside: ["Ver no mapa", "See on the map"],
  hideOutside: ["Esconder", "Hide"],
  cityNeighborhoods: ["Bairros da cidade", "Neighborhoods of the city"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useDeliveryAreaWords = () => useWords("deliveryAreas", deliveryAreaWords)
