import { useState, type ReactNode } from "react"
import { Avatar } from "../../src/ui/avatar/Avatar.tsx"
import { Button } from "../../src/ui/button/Button.tsx"
import { IconButton } from "../../src/ui/button/IconButton.tsx"
import { Chip } from "../../src/ui/chip/Chip.tsx"
import { Counter } from "../../src/ui/counter/Counter.tsx"
import { SearchField } from "../../src/ui/field/SearchField.tsx"
import { plus, shieldCheck, trash } from "../../src/ui/icon/icons.ts"
import { pencil } from "../../src/ui/icon/listIcons.ts"
import { Pager } from "../../src/ui/pager/Pager.tsx"
import { Panel } from "../../src/ui/panel/Panel.tsx"
import { PanelBody } from "../../src/ui/panel/PanelBody.tsx"
import { PanelTools } from "../../src/ui/panel/PanelTools.tsx"
import { PanelRoot, type PanelRootProps } from "../../src/ui/root/PanelRoot.tsx"
import type { Column, Sort } from "../../src/ui/table/column.ts"
import { DataTable } from "../../src/ui/table/DataTable.tsx"
import { muted, row, strong, subtle } from "../../src/ui/theme/text.css.ts"
import preview from "../../.storybook/preview.tsx"

const meta = preview.meta({ title: "UI/DataTable", component: DataTable })

interface Person {
  readonly id: number
  readonly login: string
  readonly email: string
  readonly name: string
  readonly roles: readonly string[]
}

const names: readonly (readonly [string, string, ...string[]])[] = [
  ["marina.couto", "Marina Couto", "Administrador"],
  ["paulo.teles", "Paulo Henrique Teles", "Franquia", "Financeiro"],
  ["camila.nogueira", "Camila Nogueira", "Gerente de loja", "Atendente"],
  ["joao.brito", "João Vitor Brito", "Atendente"],
  ["luana.sa", "Luana Sá", "Atendente", "Expedição"],
  ["rogerio.antunes", "Rogério Antunes", "Gerente de loja"],
  ["bia.kawakami", "Beatriz Kawakami", "Separador", "Expedição"],
]

const people: readonly Person[] = names.map(([login, name, ...roles], at) => ({
  id: at + 1,
  login,
  email: `${login}@balcao.test`,
  name,
  roles,
}))

const columns: readonly Column<Person>[] = [
  {
    id: "id",
    label: "ID",
    sortable: true,
    width: 64,
    area: "id",
    render: ({ id }) => <span className={subtle}>{id}</span>,
  },
  {
    id: "login",
    label: "Usuário",
    sortable: true,
    render: ({ login, name }) => (
      <span className={row}>
        <Avatar name={name} />
        <span className={strong}>{login}</span>
      </span>
    ),
  },
  {
    id: "email",
    label: "E-mail",
    area: "second",
    render: ({ email }) => <span className={muted}>{email}</span>,
  },
  { id: "name", label: "Nome completo", area: "lead", render: ({ name }) => name },
  {
    id: "roles",
    label: "Papéis",
    area: "tags",
    render: ({ roles }) => (
      <span style={{ display: "flex", gap: 4 }}>
        {roles.map((role) => (
          <Chip key={role}>{role}</Chip>
        ))}
      </span>
    ),
  },
]

const actions = (person: Person) => (
  <>
    <IconButton icon={pencil} label={`Editar ${person.name}`} size="small" />
    <IconButton icon={trash} label={`Excluir ${person.name}`} size="small" />
  </>
)

interface PeopleProps {
  readonly rows?: readonly Person[]
  readonly chosen?: readonly string[]
  readonly isBusy?: boolean
  readonly bones?: number
}

const People = ({ rows = people, chosen = [], isBusy, bones }: PeopleProps) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(chosen))
  const [sort, setSort] = useState<Sort>({ field: "id", order: "asc" })
  const [lastAction, setLastAction] = useState("")
  const [search, setSearch] = useState("")
  return (
    <Panel label="Usuários">
      <PanelTools>
        <SearchField
          label="Buscar"
          placeholder="Buscar em todos os campos"
          value={search}
          onChange={setSearch}
          clearLabel="Limpar busca"
          shortcut="/"
        />
        <output aria-label="Feito">{lastAction}</output>
        <span style={{ marginInlineStart: "auto" }}>
          <Button tone="primary" icon={plus} collapsesToIcon>
            Novo usuário
          </Button>
        </span>
      </PanelTools>
      <PanelBody>
        <DataTable
          label="Usuários"
          columns={columns}
          rows={sort.order === "asc" ? rows : rows.toReversed()}
          rowKey={(person) => String(person.id)}
          rowLabel={(person) => person.name}
          sort={sort}
          onSort={setSort}
          selection={{
            selected,
            onChange: setSelected,
            selectLabel: (name) => `Selecionar ${name}`,
            allLabel: "Selecionar todos",
          }}
          actions={actions}
          actionsLabel="Ações"
          onRowOpen={(person) => setLastAction(`aberto: ${person.name}`)}
          onRowDelete={(person) => setLastAction(`excluir: ${person.name}`)}
          isBusy={isBusy}
          skeletonRows={bones}
        />
      </PanelBody>
      <Counter mode={selected.size > 0 ? "selection" : "plain"}>
        {selected.size > 0 ? (
          <>
            <span className={strong}>{selected.size} selecionados</span>
            <Button tone="plain" size="small" icon={shieldCheck} collapsesToIcon>
              Atribuir papel
            </Button>
            <Button tone="quietDanger" size="small" icon={trash} collapsesToIcon>
              Excluir
            </Button>
          </>
        ) : (
          <span className={muted}>60 usuários</span>
        )}
        <Pager
          pageIndex={0}
          pageSize={10}
          pageSizes={[3, 5, 10]}
          total={60}
          onPageChange={() => {}}
          onPageSizeChange={() => {}}
          labels={{
            perPage: "Por página",
            first: "Primeira",
            previous: "Anterior",
            next: "Próxima",
            last: "Última",
            range: "1–10 de 60",
          }}
        />
      </Counter>
    </Panel>
  )
}

const inSizedRoot = (children: ReactNode, width?: number, root: Omit<PanelRootProps, "children"> = {}) => (
  <PanelRoot {...root}>
    <div style={{ blockSize: 560, inlineSize: width ?? "auto" }}>{children}</div>
  </PanelRoot>
)

export const Some = meta.story({ render: () => inSizedRoot(<People />) })
export const Chosen = meta.story({ render: () => inSizedRoot(<People chosen={["3", "4"]} />) })
export const ChosenInTheDark = meta.story({
  render: () =>
    inSizedRoot(<People chosen={["3", "4"]} />, undefined, { scheme: "dark", tokens: { accent: "#c2188b" } }),
})
export const Compact = meta.story({
  render: () => inSizedRoot(<People chosen={["7"]} />, undefined, { density: "compact" }),
})
export const Phone = meta.story({ render: () => inSizedRoot(<People chosen={["3"]} />, 375) })
export const LoadingAgain = meta.story({ render: () => inSizedRoot(<People isBusy />) })
export const LoadingFirst = meta.story({ render: () => inSizedRoot(<People rows={[]} bones={5} />) })
export const LoadingFirstOnAPhone = meta.story({
  render: () => inSizedRoot(<People rows={[]} bones={5} />, 375),
})
