import type { en } from "./words.en.ts"

export const ptBr: typeof en = {
  delivery: "Entrega: {{method}}",
  takeout: "Retirada: {{method}}",
  active: "Ativa: {{method}}",
  acceptDelivery: "Aceitar na entrega",
  acceptTakeout: "Aceitar na retirada",
  stopDelivery: "Parar de aceitar na entrega",
  stopTakeout: "Parar de aceitar na retirada",
  activate: "Ativar",
  deactivate: "Desativar",
  askDelivery: "Aceitar {{method}} na entrega?",
  askTakeout: "Aceitar {{method}} na retirada?",
  askStopDelivery: "Parar de aceitar {{method}} na entrega?",
  askStopTakeout: "Parar de aceitar {{method}} na retirada?",
  askActivate: "Ativar {{method}}?",
  askDeactivate: "Desativar {{method}}?",
  forDelivery: "em pedidos para entrega",
  forTakeout: "em pedidos para retirada",
  forBoth: "em pedidos para entrega e para retirada",
  shown: "Assim que você confirmar, os clientes de {{store}} passam a ver {{method}} {{where}}.",
  hidden: "Assim que você confirmar, os clientes de {{store}} deixam de ver {{method}} {{where}}.",
  shownLater:
    "Nada muda ainda para os clientes de {{store}}: eles só verão {{method}} {{where}} quando estiver ativa.",
  hiddenAlready:
    "Nada muda agora para os clientes de {{store}}: {{method}} não está ativa e eles já não a veem.",
  acceptedNowhere:
    "Os clientes de {{store}} ainda não verão {{method}}: ela não é aceita nem na entrega nem na retirada.",
  ordersKept: "Pedidos já feitos não mudam: cada um segue com a forma de pagamento que o cliente escolheu.",
  lastDelivery:
    "{{store}} não tem outra forma de pagamento ativa na entrega: os clientes não conseguiriam concluir pedidos para entrega.",
  lastTakeout:
    "{{store}} não tem outra forma de pagamento ativa na retirada: os clientes não conseguiriam concluir pedidos para retirada.",
  thisStore: "esta loja",
  saving: "Salvando…",
  cancel: "Cancelar",
  saved: "{{method}}: alteração salva.",
}
