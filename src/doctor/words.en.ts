export const en = {
  problem: "problem",
  fix: "how to fix it",
  healthy: "balcao: nothing wrong on this page.",
  blockedByPolicyProblem: "The page's Content-Security-Policy blocked {{blocked}} ({{directive}}).",
  blockedByPolicyFix: "Add {{source}} to {{directive}}.",
  blockedInlineProblem:
    "The page's Content-Security-Policy blocked a script or style written into the page ({{directive}}).",
  blockedInlineFix:
    "Panels need none: load balcao/styles.css as a file, with <link>, and look for what else the page writes inline.",
  duplicateReactProblem: "The page has two copies of React, and its panels do not use the page's own.",
  duplicateReactFix:
    "Keep one: run npm dedupe, or have the bundler resolve react and react-dom from one place (resolve.dedupe in Vite, resolve.alias in webpack).",
  twoVersionsProblem: "The page has more than one version of balcao: {{versions}}.",
  twoVersionsFix:
    "Use a single version, in the package.json of each part of the page and in the address of scripts.",
  missingStylesProblem: "There is no style sheet around {{panel}}.",
  missingStylesFix: 'Import "balcao/styles.css" once in the app, or put the file on the page with <link>.',
  refusedByCorsProblem: "The API at {{address}} does not let {{origin}} read its answers (CORS).",
  refusedByCorsFix:
    "Have the API answer Access-Control-Allow-Origin: {{origin}}, also when it refuses a call.",
  refusedHeadersProblem:
    "The API at {{address}} does not accept calls with {{headers}} from {{origin}} (CORS).",
  refusedHeadersFix: "Add {{headers}} to Access-Control-Allow-Headers in the API's answers.",
  unreachableProblem: "The API at {{address}} does not respond.",
  unreachableFix:
    "Check the address given to createClient or register, and that the API is up; an https page can only call an https API.",
  expiredTokenProblem: "The token sent to {{address}} expired on {{expiredAt}}.",
  refusedTokenProblem: "The API at {{address}} refused the token.",
  tokenFix:
    "Have getToken return a new token when reason is “expiring” or “rejected”; in a session without getToken, sign in again.",
  missingTokenProblem:
    "There is no token for {{address}}: getToken failed, did not settle, or returned none.",
  missingTokenFix: "Have getToken return the token of the person who uses the page, within 15 seconds.",
  noSpaceProblem: "{{panel}} cannot be seen because {{container}} has no height or no width.",
  noSpaceFix: "Give {{container}} a height and a width, or let it grow with its content.",
  trappedOverlaysProblem:
    "What {{panel}} opens is trapped inside {{container}}, because of its {{property}}.",
  trappedOverlaysFix: "Update balcao and the browser, or remove {{property}} from {{container}}.",
  undefinedTagProblem: "The page has <{{tag}}>, but no script defines this tag.",
  undefinedTagFix:
    "Load balcao.js, or import balcao/elements, and check in the network panel that the file arrives.",
}
