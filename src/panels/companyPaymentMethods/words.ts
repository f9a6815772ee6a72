import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Sentences about what a store's switches of payment methods do. */
export const storePaymentWords = {
  delivery: ["Entrega: {{method}}", "Delivery: {{method}}"],
  takeout: ["Retirada: {{method}}", "Pickup: {{method}}"],
  active: ["Ativa: {{method}}", "Active: {{method}}"],
  acceptDelivery: ["Aceitar na entrega", "Accept on delivery"],
  acceptTakeout: ["Aceitar na retirada", "Accept on pickup"],
  stopDelivery: ["Parar de aceitar na entrega", "Stop accepting on delivery"],
  stopTakeout: ["Parar de aceitar na retirada", "Stop accepting on pickup"],
  activate: ["Ativar", "Activate"],
  deactivate: ["Desativar", "Deactivate"],
  askDelivery: ["Aceitar {{method}} na entrega?", "Accept {{method}} on delivery?"],
  askTakeout: ["Aceitar {{method}} na retirada?", "Accept {{method}} on pickup?"],
  askStopDelivery: ["Parar de aceitar {{method}} na entrega?", "Stop accepting {{method}} on delivery?"],
  askStopTakeout: ["Parar de aceitar {{method}} na retirada?", "Stop accepting {{method}} on pickup?"],
  askActivate: ["Ativar {{method}}?", "Activate {{method}}?"],
  askDeactivate: ["Desativar {{method}}?", "Deactivate {{method}}?"],
  forDelivery: ["em pedidos para entrega", "in delivery orders"],
  forTakeout: ["em pedidos para retirada", "in pickup orders"],
  forBoth: ["em pedidos para entrega e para retirada", "in delivery and pickup orders"],
  shown: [
    "Assim que você confirmar, os clientes de {{store}} passam a ver {{method}} {{where}}.",
    "As soon as you confirm, customers of {{store}} see {{method}} {{where}}.",
  ],
  hidden: [
    "Assim que você confirmar, os clientes de {{store}} deixam de ver {{method}} {{where}}.",
    "As soon as you confirm, customers of {{store}} no longer see {{method}} {{where}}.",
  ],
  shownLater: [
    "Nada muda ainda para os clientes de {{store}}: eles só verão {{method}} {{where}} quando estiver ativa.",
    "Nothing changes for customers of {{store}} yet: they see {{method}} {{where}} once it is active.",
  ],
  hiddenAlready: [
    "Nada muda agora para os clientes de {{store}}: {{method}} não está ativa e eles já não a veem.",
    "Nothing changes for customers of {{store}} now: {{method}} is not active, so they do not see it.",
  ],
  acceptedNowhere: [
    "Os clientes de {{store}} ainda não verão {{method}}: ela não é aceita nem na entrega nem na retirada.",
    "Customers of {{store}} do not see {{method}} yet: it is accepted neither on delivery nor on pickup.",
  ],
  ordersKept: [
    "Pedidos já feitos não mudam: cada um segue com a forma de pagamento que o cliente escolheu.",
    "Orders already placed do not change: each keeps the payment method the customer chose.",
  ],
  lastDelivery: [
    "{{store}} não tem outra forma de pagamento ativa na entrega: os clientes não conseguiriam concluir pedidos para entrega.",
    "{{store}} has no other active method on delivery: customers could not finish delivery orders.",
  ],
  lastTakeout: [
    "{{store}} não tem outra forma de pagamento ativa na retirada: os clientes não conseguiriam concluir pedidos para retirada.",
    "{{store}} has no other active method on pickup: customers could not finish pickup orders.",
  ],
  thisStore: ["esta loja", "this store"],
  saving: ["Salvando…", "Saving…"],
  cancel: ["Cancelar", "Cancel"],
  saved: ["{{method}}: alteração salva.", "{{method}}: saved."],
} satisfies Dictionary

/** The reader of these sentences. */
export const useStorePaymentWords = () => useWords("storePayments", storePaymentWords)
