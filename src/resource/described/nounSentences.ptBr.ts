import type { Noun } from "../../contract/resource/resource.ts"
import { capital, type english } from "./nounSentences.en.ts"

const statusSentences = ({ ptBr: [one, many, gender] }: Noun) => {
  const o = gender === "m" ? "o" : "a"
  return {
    moveTitle: "Mudar a situação de “{{name}}”",
    movedDone: "“{{name}}” foi {{status}}",
    moved: "“{{name}}” passou para “{{status}}”",
    movedBack: "“{{name}}” voltou para “{{status}}”",
    moveRefused: `A situação ${gender === "m" ? "do" : "da"} ${one} agora é {{status}}, que não leva até ali.`,
    movingMany_one: `Mudar {{count}} ${one} para`,
    movingMany_other: `Mudar {{count}} ${many} para`,
    movedManyDone_one: `{{count}} ${one} foi {{status}}`,
    movedManyDone_other: `{{count}} ${many} foram {{status}}`,
    movedMany_one: `{{count}} ${one} passou para “{{status}}”`,
    movedMany_other: `{{count}} ${many} passaram para “{{status}}”`,
    changeMany_one: `Alterar {{count}} ${one}?`,
    changeMany_other: `Alterar {{count}} ${many}?`,
    changedMany_one: `{{count}} ${one} alterad${o}`,
    changedMany_other: `{{count}} ${many} alterad${o}s`,
  }
}

/** The same in Portuguese, by the noun's gender. */
export const portuguese = (noun: Noun): ReturnType<typeof english> => {
  const [one, many, gender] = noun.ptBr
  const o = gender === "m" ? "o" : "a"
  return {
    title: capital(many),
    create: `Nov${o} ${one}`,
    selected_one: `{{count}} selecionad${o}`,
    selected_other: `{{count}} selecionad${o}s`,
    selectAll: `Selecionar tod${o}s desta página`,
    count_one: `{{count}} ${one}`,
    count_other: `{{count}} ${many}`,
    loadFailed: `Não foi possível carregar ${o}s ${many}`,
    edit: `Editar ${one}`,
    view: `Ver ${one}`,
    remove: `Excluir ${one}`,
    removeTitle: `Excluir ${one}`,
    removeAsk: `Excluir ${o} ${one} “{{name}}” para sempre?`,
    removeWait: `Excluindo ${o} ${one}…`,
    removed: `${capital(one)} excluíd${o}`,
    "many.title_one": `Excluir {{count}} ${one}?`,
    "many.title_other": `Excluir {{count}} ${many}?`,
    "many.done_one": `{{count}} ${one} excluíd${o}`,
    "many.done_other": `{{count}} ${many} excluíd${o}s`,
    newTitle: `Nov${o} ${one}`,
    editTitle: `Editar ${one} – {{name}}`,
    viewTitle: `${capital(one)} – {{name}}`,
    waitTitle: capital(one),
    created: `${capital(one)} criad${o}.`,
    saved: `${capital(one)} salv${o}.`,
    notFound: `${capital(one)} não encontrad${o}`,
    notFoundText: `${capital(o)} ${one} pode ter sido excluíd${o}, ou você não tem acesso.`,
    recordFailed: `Não foi possível carregar ${o} ${one}`,
    taken: `Já existe ${gender === "m" ? "um" : "uma"} ${one} com este valor.`,
    ...statusSentences(noun),
    unsupported: `Este servidor não tem ${many}`,
    circular: `Assim ${gender === "m" ? "o" : "a"} ${one} ficaria abaixo de si mesm${o}.`,
  }
}
