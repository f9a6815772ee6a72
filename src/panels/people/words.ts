import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of people beyond their description. */
export const peopleWords = {
  maybe: ["Talvez seja {{names}}, que já tem cadastro.", "This may be {{names}}, who already has a record."],
  maybeSaved: [
    "Talvez seja {{names}}. Compare e unifique na aba Duplicados.",
    "This may be {{names}}. Compare and merge them under Duplicates.",
  ],
  by: ["Mesmo dado: {{what}}", "Same {{what}}"],
  "by.cpf": ["CPF", "CPF"],
  "by.cnpj": ["CNPJ", "CNPJ"],
  "by.phone": ["telefone", "phone"],
  "by.email": ["e-mail", "email"],
  "by.nameAndBirth": ["nome e nascimento", "name and birthday"],
  duplicates: ["Possíveis duplicados", "Possible duplicates"],
  none: ["Nenhum possível duplicado", "No possible duplicates"],
  noneText: [
    "Ninguém mais tem este CPF, CNPJ, telefone, e-mail, ou nome e nascimento.",
    "No other record has this CPF, CNPJ, phone, email, or name and birthday.",
  ],
  failed: ["Não foi possível procurar duplicados", "Could not look for duplicates"],
  merge: ["Unificar…", "Merge…"],
  mergeTitle: ["Unificar com {{name}}", "Merge with {{name}}"],
  mergeText: [
    "Fica o cadastro de {{kept}}, com os valores escolhidos aqui. O telefone ou e-mail que não for escolhido vai para os outros telefones e e-mails. O outro cadastro é excluído, e tudo o que apontava para ele passa a apontar para este. Não dá para desfazer.",
    "{{kept}} stays, with the values chosen here. A phone or email that is not chosen joins the other ones. The other record is deleted, and everything that pointed to it will point to this one. This cannot be undone.",
  ],
  mergeEqual: ["Os dois cadastros dizem o mesmo.", "Both records say the same."],
  mergeNow: ["Unificar", "Merge"],
  merging: ["Unificando…", "Merging…"],
  merged: ["Os cadastros foram unificados", "The records have been merged"],
  ofKept: ["Este cadastro: {{text}}", "This record: {{text}}"],
  ofOther: ["O outro: {{text}}", "The other one: {{text}}"],
  ofBoth: ["Os dois", "Both"],
  nothing: ["vazio", "empty"],
  stale: [
    "Alguém acabou de alterar um dos cadastros. O que ele diz agora já aparece aqui; confira de novo antes de unificar.",
    "Someone else has just changed one of the records. What it says now is shown here; look at it again before you merge.",
  ],
  final: [
    "Um dos cadastros está anonimizado e não pode ser unificado.",
    "One of the records is anonymized and cannot be merged.",
  ],
  refused: [
    "Há valores demais ou que não combinam: {{fields}}. Escolha outros, ou edite antes os cadastros.",
    "These values do not fit together or are too many: {{fields}}. Choose others, or edit the records first.",
  ],
  taken: ["Outra pessoa já tem este CPF ou CNPJ.", "Another person already has this CPF or CNPJ."],
  cancel: ["Cancelar", "Cancel"],
  anonymizeReaderText: [
    "Nome, telefone, e-mail, nascimento, gênero e cidade são apagados para sempre, aqui e no registro de atividades. Os favoritos ficam, com um número que já não leva a ninguém. Não dá para desfazer.",
    "Name, phone, email, birthday, gender and city are erased for good, here and in the activity log. Favorites stay under a number that no longer identifies anyone. This cannot be undone.",
  ],
  orders: ["Pedidos", "Orders"],
  ordersNone: ["Nenhum pedido com este telefone", "No orders with this phone"],
  ordersFailed: ["Não foi possível carregar os pedidos", "Could not load the orders"],
  conversations: ["Contatos", "Contacts"],
  conversationsOf: ["Contatos com {{phone}}", "Contacts with {{phone}}"],
  conversationsNone: ["Nenhum contato com este telefone", "No contact with this phone"],
  conversationsFailed: ["Não foi possível carregar os contatos", "Could not load the contacts"],
  noPhone: ["Esta pessoa não tem telefone", "This person has no phone"],
  noPhoneText: [
    "É por ele que encontramos pedidos e conversas.",
    "Orders and conversations are found by it.",
  ],
  denied: ["Você não pode ver pedidos nem conversas", "You cannot see orders or conversations"],
  placedAt: ["Feito em", "Placed"],
  code: ["Pedido", "Order"],
  company: ["Empresa", "Company"],
  total: ["Total", "Total"],
  status: ["Situação", "Status"],
  name: ["Nome", "Name"],
  phone: ["Telefone", "Phone"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const usePeopleWords = () => useWords("registry", peopleWords)
