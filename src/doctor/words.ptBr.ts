import type { en } from "./words.en.ts"

export const ptBr: Record<keyof typeof en, string> = {
  problem: "problema",
  fix: "como resolver",
  healthy: "balcao: nenhum problema nesta página.",
  blockedByPolicyProblem: "A Content-Security-Policy da página bloqueou {{blocked}} ({{directive}}).",
  blockedByPolicyFix: "Acrescente {{source}} a {{directive}}.",
  blockedInlineProblem:
    "A Content-Security-Policy da página bloqueou código ou estilo escrito na própria página ({{directive}}).",
  blockedInlineFix:
    "Os painéis não precisam disso: carregue balcao/styles.css como arquivo, com <link>, e veja o que mais a página escreve inline.",
  duplicateReactProblem: "A página tem duas cópias do React, e os painéis não usam a mesma que ela.",
  duplicateReactFix:
    "Deixe uma só: rode npm dedupe, ou faça o bundler buscar react e react-dom sempre no mesmo lugar (resolve.dedupe no Vite, resolve.alias no webpack).",
  twoVersionsProblem: "A página tem mais de uma versão do balcao: {{versions}}.",
  twoVersionsFix: "Use uma versão só, no package.json de cada parte da página e no endereço dos scripts.",
  missingStylesProblem: "Falta a folha de estilos em volta de {{panel}}.",
  missingStylesFix:
    'Importe "balcao/styles.css" uma vez no aplicativo, ou ponha o arquivo na página com <link>.',
  refusedByCorsProblem: "A API em {{address}} não deixa {{origin}} ler as respostas (CORS).",
  refusedByCorsFix:
    "Faça a API responder Access-Control-Allow-Origin: {{origin}}, também quando recusa uma chamada.",
  refusedHeadersProblem: "A API em {{address}} não aceita, de {{origin}}, chamadas com {{headers}} (CORS).",
  refusedHeadersFix: "Acrescente {{headers}} a Access-Control-Allow-Headers nas respostas da API.",
  unreachableProblem: "A API em {{address}} não responde.",
  unreachableFix:
    "Confira o endereço dado a createClient ou register, e se a API está no ar; uma página em https só chama uma API em https.",
  expiredTokenProblem: "O token enviado a {{address}} venceu em {{expiredAt}}.",
  refusedTokenProblem: "A API em {{address}} recusou o token.",
  tokenFix:
    "Faça getToken devolver um token novo quando reason for “expiring” ou “rejected”; numa sessão sem getToken, entre de novo.",
  missingTokenProblem: "Não há token para {{address}}: getToken falhou, não terminou ou não devolveu nenhum.",
  missingTokenFix: "Faça getToken devolver, em até 15 segundos, o token de quem está na página.",
  noSpaceProblem: "{{panel}} não aparece porque {{container}} não tem altura ou largura.",
  noSpaceFix: "Dê a {{container}} altura e largura, ou deixe que cresça com o conteúdo.",
  trappedOverlaysProblem: "O que {{panel}} abre fica preso em {{container}}, por causa de {{property}}.",
  trappedOverlaysFix: "Atualize o balcao e o navegador, ou tire {{property}} de {{container}}.",
  undefinedTagProblem: "A página tem <{{tag}}>, mas nenhum script define essa tag.",
  undefinedTagFix:
    "Carregue balcao.js, ou importe balcao/elements, e confira na aba de rede se o arquivo chega.",
}
