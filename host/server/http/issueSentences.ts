import type { Locale } from "../../../src/contract/limits.ts"
import type { FieldIssue } from "../../../src/contract/wire/refusals.ts"

const issues: Readonly<Record<Locale, Readonly<Record<FieldIssue["code"], string>>>> = {
  ptBr: {
    required: "Campo obrigatório.",
    type: "O valor não é do tipo esperado.",
    tooShort: "Faltam caracteres ou itens.",
    tooLong: "Há caracteres ou itens demais.",
    range: "O valor está fora do intervalo permitido.",
    format: "O formato não é válido.",
    unknown: "Este campo não existe aqui.",
    swapped: "A longitude vem antes da latitude; as duas parecem trocadas.",
    order: "Deve vir depois do outro campo, não antes dele.",
    repeated: "Outro item da lista já tem este valor.",
    reserved: "Seu acesso não permite este valor.",
    overlap: "Este horário coincide com o de outro item da lista.",
    variable: "Não existe uma variável com este nome.",
    missing: "O texto precisa usar esta variável.",
    markup: "HTML não é aceito, e links só com http:// ou https://.",
    past: "Este momento já passou.",
    night: "É hora de silêncio: das 22h às 8h nada é enviado.",
    own: "Quem escreveu não pode aprovar.",
    year: "Confira o ano desta data.",
    birth: "O nascimento não pode ser depois de hoje, nem há mais de 130 anos.",
    invalid: "O valor não é válido.",
  },
  en: {
    required: "Required field.",
    type: "The value is not of the expected type.",
    tooShort: "Too few characters or items.",
    tooLong: "Too many characters or items.",
    range: "The value is out of range.",
    format: "The format is not valid.",
    unknown: "There is no such field here.",
    swapped: "The longitude comes before the latitude; the two seem to be swapped.",
    order: "This must come after the other field, not before it.",
    repeated: "Another item of the list already has this value.",
    reserved: "Your access does not allow this value.",
    overlap: "These hours overlap with those of another item of the list.",
    variable: "There is no variable of this name.",
    missing: "The text has to use this variable.",
    markup: "HTML is not accepted, and links only with http:// or https://.",
    past: "This moment has passed.",
    night: "These are quiet hours: nothing is sent from 22:00 to 8:00.",
    own: "Whoever wrote it cannot approve it.",
    year: "Check the year of this date.",
    birth: "A birth cannot be after today, nor more than 130 years ago.",
    invalid: "The value is not valid.",
  },
}

/** What is wrong with one field, in words. */
export const issueSentence = (code: FieldIssue["code"], language: Locale): string => issues[language][code]
