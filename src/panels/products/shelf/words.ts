import { useWords } from "../../../frame/useWords.ts"

/** Texts of checking prices at the shelf, and of the labels to print. */
export const shelfWords = {
  camera: ["Câmera", "Camera"],
  useCamera: ["Ler com a câmera", "Scan with the camera"],
  aim: ["Aponte para o código de barras da etiqueta.", "Point at the barcode on the label."],
  readAt: ["Lido às {{time}}", "Scanned at {{time}}"],
  light: ["Lanterna", "Flashlight"],
  type: ["Digitar o código", "Type the code"],
  code: ["Código de barras ou nome", "Barcode or name"],
  codeHint: ["Leia com o leitor ou digite e tecle Enter.", "Scan it, or type it and press Enter."],
  find: ["Buscar", "Find"],
  "noCamera.denied": [
    "O navegador não deixa usar a câmera. Libere-a nas permissões do site, ou digite o código.",
    "The browser does not let us use the camera. Allow it in the site’s permissions, or type the code.",
  ],
  "noCamera.missing": [
    "Este aparelho não tem câmera que o navegador possa usar. Digite o código.",
    "This device has no camera the browser can use. Type the code.",
  ],
  "noCamera.failed": [
    "A câmera não abriu: outro aplicativo pode estar com ela. Digite o código ou tente de novo.",
    "The camera did not open: another app may be using it. Type the code or try again.",
  ],
  unknown: ["Nenhum produto com “{{text}}”.", "No product with “{{text}}”."],
  choose: ["Qual deles?", "Which one?"],
  stock: ["{{amount}} em estoque", "{{amount}} in stock"],
  inSystem: ["No sistema", "In the system"],
  onLabel: ["Na etiqueta", "On the label"],
  cheaper: [
    "A etiqueta está {{amount}} mais barata. O cliente paga o menor dos dois.",
    "The label is {{amount}} cheaper. The customer pays the lower of the two.",
  ],
  dearer: [
    "A etiqueta está {{amount}} mais cara. O cliente paga o menor dos dois.",
    "The label is {{amount}} higher. The customer pays the lower of the two.",
  ],
  same: [
    "Preço igual? Confirme. Se não, digite o da etiqueta.",
    "Same price? Confirm. If not, type the label’s.",
  ],
  matches: ["Confere", "It matches"],
  noLabel: ["Sem etiqueta", "No label"],
  queue: ["Pôr na fila de impressão", "Add to the print queue"],
  lower: ["Baixar para {{price}}", "Lower to {{price}}"],
  raise: ["Subir para {{price}}", "Raise to {{price}}"],
  later: ["Deixar para depois", "Skip for now"],
  "row.right": ["Confere", "Matches"],
  "row.wrong": ["Etiqueta {{price}}, na fila", "Label {{price}}, in the queue"],
  "row.none": ["Sem etiqueta, na fila", "No label, in the queue"],
  checked_one: ["{{count}} conferido", "{{count}} checked"],
  checked_other: ["{{count}} conferidos", "{{count}} checked"],
  different_one: ["{{count}} diferente", "{{count}} different"],
  different_other: ["{{count}} diferentes", "{{count}} different"],
  thisRound: ["Nesta rodada", "This round"],
  queued_one: ["{{count}} etiqueta na fila", "{{count}} label in the queue"],
  queued_other: ["{{count}} etiquetas na fila", "{{count}} labels in the queue"],
  queuedNone: ["Nenhuma etiqueta na fila", "No labels in the queue"],
  printQueue_one: ["Imprimir {{count}}", "Print {{count}}"],
  printQueue_other: ["Imprimir as {{count}}", "Print all {{count}}"],
} as const

/** Texts of the shelf in the reader's language. */
export const useShelfWords = () => useWords("shelfTexts", shelfWords)
