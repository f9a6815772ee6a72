import { type Api, kinds, password } from "../server/api.ts"
import { alien, neighbor, type Twin } from "./twins.ts"

/** Somebody who tries what is not theirs. */
export interface Attacker {
  readonly name: string
  /** Signs them in; undefined for nobody. A run takes longer than one sign-in lasts. */
  readonly signIn: () => Promise<string | undefined>
  /** The company they belong to, if they belong to one. */
  readonly company: number | undefined
  /** The tenants that are not theirs. */
  readonly twins: ReadonlyArray<Twin>
}

const emailOf = (name: string) => `${name}@balcao.test`

/** A user like one of the demo, who holds these permissions in place of the set of their kind. */
const makeLike = async (api: Api, kind: string, name: string, which: string) => {
  const [made] =
    await api.rows(`with role as (insert into roles (title, application_id) values ('${name}', 1) returning id),
      grants as (insert into role_permissions select role.id, p.id from role, permissions p where ${which}),
      made as (insert into users (username, email, fullname, password_hash, is_application, application_id, franchise_id, company_id)
        select '${name}', '${emailOf(name)}', fullname, password_hash, is_application, application_id, franchise_id, company_id
        from users where email = '${emailOf(kind)}' returning id),
      holds as (insert into user_roles select made.id, role.id from made, role)
    select id::int as id from made`)
  await api.rows(`insert into user_franchises select ${made!["id"]}, franchise_id from user_franchises
    where user_id = (select id from users where email = '${emailOf(kind)}')`)
}

/** Everything but what is the platform's own, and a few permissions. */
const most = "p.level > 1 and p.name not in ('accessToRoot', 'accessToApplications')"
const few = "p.name in ('accessToHelpDeskTickets', 'accessToUserUser', 'accessToFoodOrders')"

/** Every kind of person with the set of their kind, with nearly every permission and with few; and nobody. */
export const attackersOf = async (api: Api): Promise<ReadonlyArray<Attacker>> => {
  const others = kinds.filter((kind) => kind !== "root")
  for (const kind of others) {
    await makeLike(api, kind, `most${kind}`, most)
    if (kind !== "partner") await makeLike(api, kind, `few${kind}`, few)
  }
  const signIn = async (name: string): Promise<string> =>
    (await api.ask("POST", "/users/auth-admin", { body: { email: emailOf(name), password } })).body
      .accessToken
  const attackerOf = async (name: string): Promise<Attacker> => {
    const [user] = await api.rows(
      `select company_id::int as company, is_application as wide from users where email = '${emailOf(name)}'`,
    )
    const twins = name === "root" ? [] : user!["wide"] === true ? [alien] : [alien, neighbor]
    return {
      name,
      signIn: () => signIn(name),
      company: (user!["company"] as number | null) ?? undefined,
      twins,
    }
  }
  const names = [
    ...kinds,
    ...others.map((kind) => `most${kind}`),
    ...others.filter((kind) => kind !== "partner").map((kind) => `few${kind}`),
  ]
  const people = await Promise.all(names.map(attackerOf))
  return [...people, { name: "nobody", signIn: async () => undefined, company: undefined, twins: [alien] }]
}
