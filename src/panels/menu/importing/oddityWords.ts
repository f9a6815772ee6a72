import type { OddityKind } from "../../../contract/menu/import/oddity.ts"
import type { Words } from "../../../contract/resource/Words.ts"

/** Each kind of oddity: its title, and what became of it. */
export const oddityWords: Readonly<Record<OddityKind, readonly [title: Words, text: Words]>> = {
  doubledHeading: [
    ["Títulos repetidos", "Repeated headings"],
    ["Vale a primeira coluna com cada título.", "The first column of each heading counts."],
  ],
  unreadCell: [
    ["Valores que não entendemos", "Values that cannot be read"],
    ["O resto da linha entra.", "The rest of the line is imported."],
  ],
  damagedCode: [
    ["Códigos que a planilha estragou", "Codes that the spreadsheet damaged"],
    [
      "Formate a coluna como texto e salve de novo. O resto da linha entra.",
      "Format the column as text and save it again. The rest of the line is imported.",
    ],
  ],
  codeForm: [
    ["Códigos escritos de outro jeito", "Codes that are written otherwise"],
    ["Só letras maiúsculas, números e hífen ficam.", "Only capital letters, digits and hyphens stay."],
  ],
  formula: [
    ["Fórmulas", "Formulas"],
    ["Entram como texto; nada é calculado.", "They are imported as text; nothing is calculated."],
  ],
  longName: [
    ["Textos longos demais", "Texts that are too long"],
    ["Foram cortados no limite do campo.", "They were cut at the limit of the field."],
  ],
  noName: [
    ["Linhas sem nome", "Lines without a name"],
    ["Não entram.", "They are not imported."],
  ],
  optionAlone: [
    ["Opções sem item", "Options without an item"],
    ["A linha de uma opção vem abaixo da do item.", "The line of an option stands below that of its item."],
  ],
  freePrice: [
    ["Preços zerados", "Prices of zero"],
    [
      "O item que existe fica com o preço de hoje. O novo só vende quando tiver preço.",
      "An item that exists keeps its price. A new one is sold once it has a price.",
    ],
  ],
  roundedPrice: [
    ["Preços com mais de dois decimais", "Prices with more than two decimals"],
    ["Foram arredondados ao centavo.", "They were rounded to the cent."],
  ],
  noId: [
    ["Registros sem identificador", "Records without an identifier"],
    ["Não entram, porque nada os chama.", "They are not imported, because nothing can name them."],
  ],
  dangling: [
    ["Referências a nada", "References to nothing"],
    [
      "O que é citado não existe no arquivo; o resto entra.",
      "What is named is not in the file; the rest enters.",
    ],
  ],
  sharedCode: [
    ["Um código para vários itens", "One code on several items"],
    ["Não identifica nenhum deles: vale o nome.", "It tells none of them apart: their names count."],
  ],
  oddDate: [
    ["Datas fora do padrão", "Dates in another form"],
    ["Lidas como dia/mês/ano.", "They were read as day/month/year."],
  ],
  oddHours: [
    ["Horários", "Hours"],
    [
      "Valem pelo relógio da loja; o Z do arquivo não conta.",
      "They count by the store’s clock; the file’s Z does not.",
    ],
  ],
  oddUnit: [
    ["Unidades desconhecidas", "Unknown units"],
    ["O item é vendido por unidade.", "The item is sold by the unit."],
  ],
  mixedAllergens: [
    ["Dois alérgenos num valor só", "Two allergens in one value"],
    ["Cada um foi marcado.", "Each was ticked."],
  ],
  oddAllergen: [
    ["Alérgenos desconhecidos", "Unknown allergens"],
    ["Não têm lugar na lista; confira o item.", "They have no place in the list; check the item."],
  ],
  maxZero: [
    ["Grupos com máximo zero", "Groups with a maximum of zero"],
    ["Entram sem limite.", "They are imported without a limit."],
  ],
  sameIndex: [
    ["Várias categorias com a mesma posição", "Several categories with one position"],
    ["Ficam na ordem do arquivo.", "They stay in the order of the file."],
  ],
  idForm: [
    ["Identificadores que não são UUID", "Identifiers that are no UUIDs"],
    ["Servem assim mesmo.", "They serve all the same."],
  ],
  pictures: [
    ["Fotos", "Pictures"],
    [
      "Endereços de fotos não são buscados. Envie as fotos pela ficha do item.",
      "Addresses of pictures are not fetched. Upload them in the item’s details.",
    ],
  ],
  acrossGroups: [
    ["Preço por vários grupos", "A price across several groups"],
    [
      "O maior ou a média valia entre grupos diferentes. Aqui vale dentro de cada um: confira.",
      "The highest or the mean held across different groups. Here it holds within each: check it.",
    ],
  ],
  tooDeep: [
    ["Grupos dentro de grupos", "Groups within groups"],
    [
      "Uma opção só pergunta por grupos de escolha ou de retirar, em até três níveis.",
      "An option asks only for choices and things to leave out, on three levels at most.",
    ],
  ],
  unusedItem: [
    ["Itens fora de qualquer categoria", "Items in no category"],
    ["Entram em “Sem categoria”.", "They are imported into “Sem categoria”."],
  ],
}
