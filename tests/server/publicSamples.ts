/** A number no record has. */
const unknown = 999_999

/** Requests about what the public reads, asks, signs and is written to. */
export const publicSamples = {
  accountDeletions: {
    ask: {
      params: { id: unknown },
      body: { fullname: "Ana Souza", email: "ana@exemplo.test", phone: "11999990000", confirm: true },
    },
  },
  legalTexts: {
    inForce: { params: { id: unknown, type: "PRIVACY" }, query: { language: "en" } },
    mine: { query: { language: "ptBr" } },
    read: { params: { id: unknown } },
    accept: { params: { id: unknown } },
    acceptances: { params: { id: unknown } },
  },
  publicPages: { application: { params: { id: unknown } } },
  messages: {
    testTemplate: { params: { id: unknown } },
    testType: { params: { id: unknown } },
    testNotification: { params: { id: unknown } },
    testCampaign: { params: { id: unknown } },
    audience: {
      body: {
        to: "CUSTOMER",
        topic: unknown,
        cities: [unknown],
        center: [-46.65, -23.56],
        radiusKm: 5,
        owner: unknown,
      },
    },
  },
  ticketDesk: {
    assign: { params: { id: unknown }, body: { assignee: null } },
    merge: { params: { id: unknown }, body: { into: unknown } },
  },
  pdfPages: { count: { params: { id: unknown } }, cut: { params: { id: unknown }, body: { page: 1 } } },
  faqSuggestions: { find: { query: { search: "amostra" } } },
  faqVotes: {
    vote: { params: { id: unknown }, body: { isHelpful: true } },
    read: { params: { id: unknown } },
  },
  acceptance: {
    open: { body: { token: "unknown" } },
    accept: { body: { token: "unknown", name: "Amostra", cpf: "529.982.247-25", hash: "a" } },
    decline: { body: { token: "unknown", reason: "Amostra" } },
  },
  contractTexts: {
    read: { params: { id: unknown } },
    send: { params: { id: unknown }, body: { email: "a@exemplo.test" } },
  },
} as const
