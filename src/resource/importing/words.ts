import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of an import. */
export const importWords = {
  title: ["Importar de um arquivo", "Import from a file"],
  file: ["Escolher arquivo", "Choose a file"],
  fileHint: [
    "CSV, como as planilhas salvam. Ou cole a tabela abaixo. No máximo {{most}} linhas.",
    "CSV, as spreadsheets save it. Or paste the table below. At most {{most}} lines.",
  ],
  paste: ["Tabela", "Table"],
  pasteHint: ["A primeira linha traz os títulos.", "The first line has the headings."],
  tooMany: [
    "O arquivo tem {{count}} linhas. Divida em arquivos de no máximo {{most}}.",
    "The file has {{count}} lines. Split it into files of at most {{most}}.",
  ],
  noLines: ["O arquivo só tem os títulos.", "The file has only the headings."],
  columns: ["Que campo é cada coluna", "Which field each column is"],
  skip: ["Deixar de fora", "Leave out"],
  missing: ["Nenhuma coluna traz: {{names}}.", "No column has: {{names}}."],
  doubled: ["Duas colunas trazem: {{names}}.", "Two columns have: {{names}}."],
  naming: ["Procurando os registros citados no arquivo…", "Looking for the records the file names…"],
  namingFailed: [
    "Não foi possível procurar os registros citados no arquivo",
    "Could not look for the records the file names",
  ],
  ready_one: ["{{count}} linha está pronta.", "{{count}} line is ready."],
  ready_other: ["{{count}} linhas estão prontas.", "{{count}} lines are ready."],
  bad_one: ["{{count}} linha vai ficar de fora.", "{{count}} line will be left out."],
  bad_other: ["{{count}} linhas vão ficar de fora.", "{{count}} lines will be left out."],
  line: ["Linha", "Line"],
  reason: ["Motivo", "Reason"],
  unread: ["{{name}}: não entendemos “{{cell}}”.", "{{name}}: “{{cell}}” cannot be read."],
  unnamed: [
    "{{name}}: não há “{{cell}}”, ou há mais de um registro com esse nome.",
    "{{name}}: there is no “{{cell}}”, or more than one.",
  ],
  shortened: [
    "{{name}}: a planilha abreviou “{{cell}}” em potência de dez. Formate a coluna como texto e salve o arquivo de novo.",
    "{{name}}: a spreadsheet shortened “{{cell}}” to a power of ten. Format its column as text and save the file again.",
  ],
  dated: [
    "{{name}}: a planilha transformou “{{cell}}” em data. Formate a coluna como texto e salve o arquivo de novo.",
    "{{name}}: a spreadsheet made “{{cell}}” a date. Format its column as text and save the file again.",
  ],
  garbled: [
    "{{name}}: “{{cell}}” tem caracteres ilegíveis. Salve o arquivo como CSV UTF-8.",
    "{{name}}: “{{cell}}” has characters that cannot be read. Save the file as CSV UTF-8.",
  ],
  otherLines_one: [
    "A linha {{lines}} está em outra codificação e foi lida como Windows-1252. Confira os acentos.",
    "Line {{lines}} is in another encoding than the others and was read as Windows-1252. Check its accents.",
  ],
  otherLines_other: [
    "As linhas {{lines}} estão em outra codificação e foram lidas como Windows-1252. Confira os acentos.",
    "Lines {{lines}} are in another encoding than the others and were read as Windows-1252. Check their accents.",
  ],
  dayOrder: ["Datas do arquivo", "Dates in the file"],
  dayFirst: ["dia/mês/ano", "day/month/year"],
  monthFirst: ["mês/dia/ano", "month/day/year"],
  checking: ["Procurando registros que já existem…", "Looking for records that already exist…"],
  checkFailed: [
    "Não foi possível procurar os registros que já existem",
    "Could not look for records that already exist",
  ],
  sameFile: ["Este arquivo já foi importado em {{moment}}.", "This file was already imported on {{moment}}."],
  lacks: [
    "Não há registro com este código ou nome; para criar um, falta: {{names}}.",
    "No record has this code or name; a new one also needs: {{names}}.",
  ],
  updating_one: [
    "{{count}} linha atualiza um registro que já existe.",
    "{{count}} line updates a record that already exists.",
  ],
  updating_other: [
    "{{count}} linhas atualizam registros que já existem.",
    "{{count}} lines update records that already exist.",
  ],
  unchanged_one: ["{{count}} linha não muda nada.", "{{count}} line changes nothing."],
  unchanged_other: ["{{count}} linhas não mudam nada.", "{{count}} lines change nothing."],
  repeated_one: ["{{count}} linha ficaria repetida.", "{{count}} line would come twice."],
  repeated_other: ["{{count}} linhas ficariam repetidas.", "{{count}} lines would come twice."],
  thereAlready: ["“{{name}}” já existe.", "“{{name}}” already exists."],
  thereWith: [
    "“{{name}}” já existe. Mudaria: {{fields}}.",
    "“{{name}}” already exists. It would change: {{fields}}.",
  ],
  thereAsIs: [
    "“{{name}}” já existe, com os mesmos dados.",
    "“{{name}}” already exists, with the same values.",
  ],
  sameAsLine: ["Igual à linha {{line}}.", "The same as line {{line}}."],
  onlyNew_one: ["Importar só {{count}} linha nova", "Import only the {{count}} new line"],
  onlyNew_other: ["Importar só as {{count}} linhas novas", "Import only the {{count}} new lines"],
  update_one: ["Atualizar {{count}} registro", "Update {{count}} record"],
  update_other: ["Atualizar {{count}} registros", "Update {{count}} records"],
  newAndUpdate_one: [
    "Criar as linhas novas ({{fresh}}) e atualizar {{count}} registro",
    "Create the new lines ({{fresh}}) and update {{count}} record",
  ],
  newAndUpdate_other: [
    "Criar as linhas novas ({{fresh}}) e atualizar {{count}} registros",
    "Create the new lines ({{fresh}}) and update {{count}} records",
  ],
  updated_one: ["{{count}} registro foi atualizado.", "{{count}} record was updated."],
  updated_other: ["{{count}} registros foram atualizados.", "{{count}} records were updated."],
  everything_one: ["Importar {{count}} linha mesmo assim", "Import {{count}} line anyway"],
  everything_other: ["Importar as {{count}} linhas mesmo assim", "Import all {{count}} lines anyway"],
  back: ["Voltar", "Back"],
  more: ["e mais {{count}}", "and {{count}} more"],
  import_one: ["Importar {{count}} linha", "Import {{count}} line"],
  import_other: ["Importar {{count}} linhas", "Import {{count}} lines"],
  again_one: ["Tentar {{count}} linha de novo", "Try {{count}} line again"],
  again_other: ["Tentar {{count}} linhas de novo", "Try {{count}} lines again"],
  progress: ["{{done}} de {{all}}", "{{done}} of {{all}}"],
  made_one: ["{{count}} registro foi criado.", "{{count}} record was created."],
  made_other: ["{{count}} registros foram criados.", "{{count}} records were created."],
  download: ["Baixar o que ficou de fora", "Download what was left out"],
  refusedFile: ["recusados", "refused"],
  cancel: ["Cancelar", "Cancel"],
  close: ["Fechar", "Close"],
} satisfies Dictionary

/** Returns the function that translates the texts of an import. */
export const useImportWords = () => useWords("importing", importWords)
