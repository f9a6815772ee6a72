import { usePanel, useValue } from "balcao"
import { idKey, isTrace, type ListedOrder, rankFound, type Role, type User } from "balcao/contract"
import { building2, chevronRight, history, shieldCheck, store, user as person } from "balcao/ui"
import { useMemo } from "react"
import { useNavigate, useLeaveGuard } from "../routing/navigation.ts"
import { useCompanies } from "../company/useCompanies.ts"
import { useHasSeveralCompanies } from "../company/useHasSeveralCompanies.ts"
import { orderHref } from "../routing/orderHref.ts"
import { screensOf } from "../routing/userScreens.ts"
import { menuIcons } from "../routing/menuIcons.ts"
import { companyKind } from "../company/companyKind.ts"
import { useShellWords } from "../words/words.ts"
import { useRecents } from "../routing/useSavedScreens.ts"
import type { Command, CommandGroup } from "./command.ts"
import { listedCommands } from "./listedCommands.ts"
import { bestMatches, oneLineEach, rankGroups } from "./match.ts"
import { useActions } from "./useActions.ts"
import { useRecords } from "./useRecords.ts"
import { useSettingCommands } from "./useSettingCommands.ts"

/** At most this many commands of each kind are listed; typing more narrows them. */
const maxPerKind = 8

const searchTextOf = ({ label, hint = "" }: Command) => `${label} ${hint}`

const useScreens = (): ReadonlyArray<Command> => {
  const { client, locale } = usePanel()
  const user = useValue(client.session.user)
  const navigate = useNavigate()
  return useMemo(
    () =>
      (user ? screensOf(user) : []).map(({ to, label, group, icon }) => ({
        id: to,
        label: label[locale],
        hint: group?.[locale],
        icon: icon ? menuIcons[icon] : chevronRight,
        run: () => navigate(to),
      })),
    [user, locale, navigate],
  )
}

type Navigate = ReturnType<typeof useNavigate>

const userCommands = (users: ReadonlyArray<User>, navigate: Navigate): ReadonlyArray<Command> =>
  users.map(({ id, fullname, username, email }) => ({
    id: `user ${id}`,
    record: `users ${id}`,
    label: fullname || username,
    hint: email,
    icon: person,
    run: () => navigate(`/user-management/users/edit/${id}`),
  }))

const roleCommands = (roles: ReadonlyArray<Role>, navigate: Navigate): ReadonlyArray<Command> =>
  roles.map(({ id, title }) => ({
    id: `role ${id}`,
    record: `roles ${id}`,
    label: title,
    icon: shieldCheck,
    run: () => navigate(`/user-management/roles?q=${encodeURIComponent(title)}`),
  }))

const orderCommands = (orders: ReadonlyArray<ListedOrder>, navigate: Navigate): ReadonlyArray<Command> =>
  orders.map((order) => {
    const { _id, code, customer, company } = order
    return {
      id: `order ${idKey(_id)}`,
      record: `orders ${idKey(_id)}`,
      label: [`#${code ?? idKey(_id)}`, customer?.name].filter(Boolean).join(" "),
      hint: company?.name,
      icon: store,
      run: () => navigate(orderHref(order)),
    }
  })

/** Switches to each company whose name matches the text. */
const useCompanyCommands = (text: string): ReadonlyArray<Command> => {
  const say = useShellWords()
  const { client } = usePanel()
  const guardLeave = useLeaveGuard()
  const hasText = text.trim() !== ""
  const { companies } = useCompanies(text, useHasSeveralCompanies() && hasText)
  return (hasText ? companies : []).slice(0, maxPerKind).map((company) => ({
    id: `company ${company._id}`,
    record: `companies ${company._id}`,
    label: company.name || String(company._id),
    hint: company.type && companyKind(say, company.type),
    icon: building2,
    run: () => guardLeave(() => client.session.view(company)),
  }))
}

/** The users, roles, companies and records of lists that match the text, as groups of commands. */
const useRecordGroups = (text: string) => {
  const say = useShellWords()
  const { locale } = usePanel()
  const navigate = useNavigate()
  const { users, roles, orders, listed, state } = useRecords(text)
  const companies = useCompanyCommands(text)
  const [people, titles] = [userCommands(users, navigate), roleCommands(roles, navigate)]
  const known = [...people, ...titles, ...companies].map(({ label }) => label)
  const found = rankFound(listed, text, known)
  const commandsOf = (records: typeof listed) => listedCommands(records, locale, navigate)
  const groups: ReadonlyArray<CommandGroup> = [
    { id: "orders", title: say("ordersFound"), commands: orderCommands(orders, navigate) },
    { id: "users", title: say("usersFound"), commands: people },
    { id: "roles", title: say("rolesFound"), commands: titles },
    {
      id: "listed",
      title: say("recordsFound"),
      commands: commandsOf(found.filter(({ source }) => !isTrace(source))),
    },
    { id: "companies", title: say("switchCompany"), commands: companies },
    {
      id: "traces",
      title: say("tracesFound"),
      commands: commandsOf(found.filter(({ source }) => isTrace(source))),
      isTrace: true,
    },
  ]
  return { groups: oneLineEach(groups), state }
}

/** All commands for a text: recent screens, screens, actions and records. */
export const useCommands = (text: string) => {
  const say = useShellWords()
  const navigate = useNavigate()
  const recents = useRecents().map(({ to, label }): Command => ({
    id: `recent ${to}`,
    label,
    icon: history,
    run: () => navigate(to),
  }))
  const screens = useScreens()
  const actions = useActions()
  const settings = useSettingCommands(text, maxPerKind)
  const records = useRecordGroups(text)
  const isEmpty = text.trim() === ""
  const groups: ReadonlyArray<CommandGroup> = [
    { id: "recents", title: say("recents"), commands: isEmpty ? recents : [] },
    {
      id: "screens",
      title: say("screens"),
      commands: isEmpty ? [] : bestMatches(screens, text, searchTextOf, maxPerKind),
    },
    { id: "actions", title: say("actions"), commands: bestMatches(actions, text, searchTextOf, maxPerKind) },
    { id: "settings", title: say("settings"), commands: settings },
    ...records.groups,
  ]
  const filled = groups.filter(({ commands }) => commands.length > 0)
  return { groups: isEmpty ? filled : rankGroups(filled, text), records: records.state }
}
