import type { Words } from "../contract/resource/Words.ts"

export const doctorWords = {
  problem: ["problema", "problem"],
  fix: ["como resolver", "how to fix it"],
  healthy: ["balcao: nenhum problema nesta página.", "balcao: nothing wrong on this page."],
  blockedByPolicyProblem: [
    "A Content-Security-Policy da página bloqueou {{blocked}} ({{directive}}).",
    "The page's Content-Security-Policy blocked {{blocked}} ({{directive}}).",
  ],
  blockedByPolicyFix: ["Acrescente {{source}} a {{directive}}.", "Add {{source}} to {{directive}}."],
  blockedInlineProblem: [
    "A Content-Security-Policy da página bloqueou código ou estilo escrito na própria página ({{directive}}).",
    "The page's Content-Security-Policy blocked a script or style written into the page ({{directive}}).",
  ],
  blockedInlineFix: [
    "Os painéis não precisam disso: veja o que a página, ou outra biblioteca, escreve inline.",
    "Panels need none: look for what the page, or another library, writes inline.",
  ],
  duplicateReactProblem: [
    "A página tem duas cópias do React, e os painéis não usam a mesma que ela.",
    "The page has two copies of React, and its panels do not use the page's own.",
  ],
  duplicateReactFix: [
    "Deixe uma só: rode npm dedupe, ou faça o bundler buscar react e react-dom sempre no mesmo lugar (resolve.dedupe no Vite, resolve.alias no webpack).",
    "Keep one: run npm dedupe, or have the bundler resolve react and react-dom from one place (resolve.dedupe in Vite, resolve.alias in webpack).",
  ],
  twoVersionsProblem: [
    "A página tem mais de uma versão do balcao: {{versions}}.",
    "The page has more than one version of balcao: {{versions}}.",
  ],
  twoVersionsFix: [
    "Use uma versão só, no package.json de cada parte da página e no endereço dos scripts.",
    "Use a single version, in the package.json of each part of the page and in the address of scripts.",
  ],
  missingStylesProblem: [
    "Falta a folha de estilos em volta de {{panel}}.",
    "There is no style sheet around {{panel}}.",
  ],
  missingStylesFix: [
    'Tire styles="page" do PanelProvider, ou ponha balcao/styles.css na página.',
    'Take styles="page" from the PanelProvider, or put balcao/styles.css on the page.',
  ],
  refusedByCorsProblem: [
    "A API em {{address}} não deixa {{origin}} ler as respostas (CORS).",
    "The API at {{address}} does not let {{origin}} read its answers (CORS).",
  ],
  refusedByCorsFix: [
    "Faça a API responder Access-Control-Allow-Origin: {{origin}}, também quando recusa uma chamada.",
    "Have the API answer Access-Control-Allow-Origin: {{origin}}, also when it refuses a call.",
  ],
  refusedHeadersProblem: [
    "A API em {{address}} não aceita, de {{origin}}, chamadas com {{headers}} (CORS).",
    "The API at {{address}} does not accept calls with {{headers}} from {{origin}} (CORS).",
  ],
  refusedHeadersFix: [
    "Acrescente {{headers}} a Access-Control-Allow-Headers nas respostas da API.",
    "Add {{headers}} to Access-Control-Allow-Headers in the API's answers.",
  ],
  unreachableProblem: ["A API em {{address}} não responde.", "The API at {{address}} does not respond."],
  unreachableFix: [
    "Confira o endereço dado a createClient ou register, e se a API está no ar; uma página em https só chama uma API em https.",
    "Check the address given to createClient or register, and that the API is up; an https page can only call an https API.",
  ],
  expiredTokenProblem: [
    "O token enviado a {{address}} venceu em {{expiredAt}}.",
    "The token sent to {{address}} expired on {{expiredAt}}.",
  ],
  refusedTokenProblem: ["A API em {{address}} recusou o token.", "The API at {{address}} refused the token."],
  tokenFix: [
    "Faça getToken devolver um token novo quando reason for “expiring” ou “rejected”; numa sessão sem getToken, entre de novo.",
    "Have getToken return a new token when reason is “expiring” or “rejected”; in a session without getToken, sign in again.",
  ],
  missingTokenProblem: [
    "Não há token para {{address}}: getToken falhou, não terminou ou não devolveu nenhum.",
    "There is no token for {{address}}: getToken failed, did not settle, or returned none.",
  ],
  missingTokenFix: [
    "Faça getToken devolver, em até 15 segundos, o token de quem está na página.",
    "Have getToken return the token of the person who uses the page, within 15 seconds.",
  ],
  noSpaceProblem: [
    "{{panel}} não aparece porque {{container}} não tem altura ou largura.",
    "{{panel}} cannot be seen because {{container}} has no height or no width.",
  ],
  noSpaceFix: [
    "Dê a {{container}} altura e largura, ou deixe que cresça com o conteúdo.",
    "Give {{container}} a height and a width, or let it grow with its content.",
  ],
  trappedOverlaysProblem: [
    "O que {{panel}} abre fica preso em {{container}}, por causa de {{property}}.",
    "What {{panel}} opens is trapped inside {{container}}, because of its {{property}}.",
  ],
  trappedOverlaysFix: [
    "Atualize o balcao e o navegador, ou tire {{property}} de {{container}}.",
    "Update balcao and the browser, or remove {{property}} from {{container}}.",
  ],
  undefinedTagProblem: [
    "A página tem <{{tag}}>, mas nenhum script define essa tag.",
    "The page has <{{tag}}>, but no script defines this tag.",
  ],
  undefinedTagFix: [
    "Carregue balcao.js, ou importe balcao/elements, e confira na aba de rede se o arquivo chega.",
    "Load balcao.js, or import balcao/elements, and check in the network panel that the file arrives.",
  ],
} satisfies Readonly<Record<string, Words>>
