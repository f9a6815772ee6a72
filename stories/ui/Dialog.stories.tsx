import { useState } from "react"
import { Button } from "../../src/ui/button/Button.tsx"
import { ConfirmDialog } from "../../src/ui/dialog/ConfirmDialog.tsx"
import { Dialog } from "../../src/ui/dialog/Dialog.tsx"
import { SelectedDialog } from "../../src/ui/dialog/SelectedDialog.tsx"
import { StatusDialog } from "../../src/ui/dialog/StatusDialog.tsx"
import { SearchField } from "../../src/ui/field/SearchField.tsx"
import { TextField } from "../../src/ui/field/TextField.tsx"
import { CheckTree, type CheckTreeGroup } from "../../src/ui/tree/CheckTree.tsx"
import preview from "../../.storybook/preview.tsx"
import { inRoot } from "./inRoot.tsx"

const meta = preview.meta({ title: "UI/Dialog", component: Dialog })

const words = {
  title: "Excluir usuário",
  description:
    "Tem certeza de que quer excluir João Vitor Brito para sempre? Os registros dele continuam na auditoria.",
  waitDescription:
    "Aguarde, excluindo o usuário… Isto leva alguns segundos e não pode ser interrompido agora.",
  confirmLabel: "Excluir",
  busyLabel: "Excluindo…",
  cancelLabel: "Cancelar",
}

interface DeleteProps {
  readonly startOpen?: boolean
  readonly isBusy?: boolean
  readonly error?: string
}

const Delete = ({ startOpen = true, isBusy = false, error }: DeleteProps) => {
  const [isOpen, setOpen] = useState(startOpen)
  const [busy, setBusy] = useState(isBusy)
  return (
    <>
      <Button tone="quietDanger" onPress={() => setOpen(true)}>
        Excluir…
      </Button>
      <ConfirmDialog
        {...words}
        isOpen={isOpen}
        isBusy={busy}
        error={error}
        onConfirm={() => setBusy(true)}
        onCancel={() => setOpen(false)}
      />
    </>
  )
}

export const AskedBeforeDeleting = meta.story({ render: () => inRoot(<Delete />) })
export const ClosedAtFirst = meta.story({ render: () => inRoot(<Delete startOpen={false} />) })
export const Deleting = meta.story({ render: () => inRoot(<Delete isBusy />) })
export const DeletingFailed = meta.story({
  render: () => inRoot(<Delete error="O serviço não respondeu. Tente de novo." />, { scheme: "dark" }),
})

const statuses = [
  { id: "SOLVED", label: "Resolvido" },
  { id: "ON_HOLD", label: "Em espera" },
  { id: "CANCELED", label: "Cancelado" },
] as const

interface StatusProps {
  readonly isBusy?: boolean
  readonly error?: string
}

const Status = ({ isBusy = false, error }: StatusProps) => {
  const [isOpen, setOpen] = useState(true)
  const [status, setStatus] = useState<string>()
  return (
    <>
      <output aria-label="Situação">{status ?? "nenhuma"}</output>
      {isOpen && (
        <StatusDialog
          title="Atualizar situação"
          label="Situação"
          options={statuses}
          updateLabel="Atualizar situação"
          busyLabel="Atualizando…"
          cancelLabel="Cancelar"
          isBusy={isBusy}
          error={error}
          onUpdate={(chosen) => {
            setStatus(chosen)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}

export const StatusToChoose = meta.story({ render: () => inRoot(<Status />) })
export const StatusUpdating = meta.story({ render: () => inRoot(<Status isBusy />) })
export const StatusFailed = meta.story({
  render: () => inRoot(<Status error="O serviço não respondeu. Tente de novo." />, { scheme: "dark" }),
})

const people = [
  { id: "3", name: "Camila Nogueira", hint: "ID 3" },
  { id: "4", name: "João Vitor Brito", hint: "ID 4" },
  { id: "7", name: "Beatriz Kawakami", hint: "ID 7" },
]
const selected = (
  <SelectedDialog title="3 selecionados" items={people} closeLabel="Fechar" onClose={() => {}} />
)

export const Selected = meta.story({ render: () => inRoot(selected) })
export const SelectedInTheDark = meta.story({ render: () => inRoot(selected, { scheme: "dark" }) })

const child = (id: string, label: string, isSelected: boolean, changed?: string) => ({
  id,
  label,
  code: `accessTo${id}`,
  isSelected,
  changed,
})

const start: readonly CheckTreeGroup[] = [
  {
    ...child("Reports", "Painel e relatórios", true),
    partial: true,
    countLabel: "2 de 3",
    children: [
      child("Dashboard", "Ver o painel", true),
      child("ReportFinance", "Relatório financeiro", true, "nova"),
      child("ReportOrder", "Relatório de pedidos", false),
    ],
  },
  {
    ...child("Orders", "Pedidos", true),
    partial: false,
    countLabel: "2 de 2",
    children: [child("FoodOrders", "Pedidos do restaurante", true), child("Cart", "Carrinhos", true)],
  },
  {
    ...child("Company", "Empresa", true),
    partial: true,
    countLabel: "1 de 3",
    children: [
      child("HoursCompany", "Horário de funcionamento", true),
      child("CouponsCoupon", "Cupons", false),
      child("CompanyContract", "Contratos", false, "removida"),
    ],
  },
  {
    ...child("Finance", "Financeiro", false),
    partial: false,
    countLabel: "0 de 1",
    children: [child("Transactions", "Transações", false)],
  },
]

const Role = () => {
  const [title, setTitle] = useState("Gerente de loja")
  const [filter, setFilter] = useState("")
  return (
    <Dialog
      isOpen
      onClose={() => {}}
      title="Editar papel “Gerente de loja”"
      width="role"
      sheet
      closeLabel="Fechar"
      footer={
        <>
          <Button tone="plain">Cancelar</Button>
          <Button tone="primary">Salvar</Button>
        </>
      }
    >
      <TextField label="Título" value={title} onChange={setTitle} />
      <SearchField
        label="Permissões"
        placeholder="Filtrar por nome ou código"
        value={filter}
        onChange={setFilter}
        clearLabel="Limpar"
        showLabel
        labelEnd={
          <Button tone="quiet" size="small">
            Marcar todas
          </Button>
        }
      />
      <CheckTree groups={start} onToggle={() => {}} />
    </Dialog>
  )
}

export const RoleOfAManager = meta.story({ render: () => inRoot(<Role />) })
export const RoleInTheDark = meta.story({ render: () => inRoot(<Role />, { scheme: "dark" }) })
