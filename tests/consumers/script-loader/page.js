// Before or after the loader has come.
;(globalThis.Balcao ??= []).push([
  "main",
  { api: `${location.origin}/api-of-root`, getToken: async () => "token" },
])

// A tag that comes later is defined then.
addEventListener("load", () => document.body.append(document.createElement("balcao-dashboard")))
