import { idOf, type Kept } from "./records.ts"
import {
  add,
  type Answer,
  type Answerer,
  type Asked,
  fine,
  found,
  has,
  list,
  numberOf,
  one,
  pageOf,
  quoted,
  referenceOf,
  remove,
  save,
  word,
} from "./rows.ts"

const session = (user: Kept | undefined): Answer =>
  user
    ? { json: { user: { id: user["id"] }, accessToken: `token-${String(user["id"])}`, message: null } }
    : { json: { code: 401, message: "E-mail ou senha inválidos", user: null, accessToken: null } }

const login: Answerer = ({ records, body }) =>
  session(
    body["password"] === "demo1234"
      ? records.users.find((user) => user["email"] === body["email"])
      : undefined,
  )

/** The signed-in user of a request; undefined without a token that is theirs. */
export const userOf = ({ headers, records }: Pick<Asked, "headers" | "records">): Kept | undefined =>
  records.users.find((user) => headers["authorization"] === `Bearer token-${numberOf(user)}`)

const isLive = (row: Kept, query: URLSearchParams) =>
  ["isOnline", "onRoute"].every((flag) => {
    const wanted = query.get(flag)
    return wanted === null || wanted === "" || String(row[flag] ?? false) === wanted
  })

const live: Answerer = ({ records, query }) => ({
  json: records.deliveryPeople.filter((row) => isLive(row, query)),
})

const isFound = (row: Kept, query: URLSearchParams) =>
  isLive(row, query) &&
  has((row["person"] as Kept | null | undefined)?.["name"], query.get("person")) &&
  has(row["flag"], query.get("flag")) &&
  has(row["cpf"], query.get("cpf")) &&
  has(row["typeOfVehicle"], query.get("typeOfVehicle")) &&
  has(referenceOf(row["company"]), query.get("company"))

const ownDelivery = ({ records, headers }: Asked) =>
  records.deliveries.filter(({ company }) =>
    has(referenceOf(company), (headers["company"] as string) ?? null),
  )

const text = (kind: number) => (index: number) => idOf(kind, 100 + index)
const deliveries = "deliveries"
const people = "deliveryPeople"

/** Answers of each call of section 7: sparse, in the platform's own way, and varied for writes. */
export const answers: Readonly<Record<string, Answerer>> = {
  "POST /users/auth-admin": login,
  "POST /acl/users": (asked) =>
    "username" in asked.body ? add("users", (index) => 100 + index, fine)(asked) : login(asked),
  "GET /acl/users/me": (asked) => ({ json: userOf(asked) }),
  "POST /acl/users/register": () => fine,
  "GET /acl/users/forgot": () => fine,
  "GET /acl/users": list("users"),
  "GET /acl/users/:id": one("users"),
  "DELETE /acl/users/:id": remove("users", quoted),
  "PUT /acl/users": save("users", "nothing"),
  "POST /acl/users/findUsers": (asked) => found(asked.records.users, asked),
  "GET /acl/permissions": list("permissions"),
  "GET /acl/permissions/getRolePermission": ({ records, query }) => {
    const role = records.roles.find(({ id }) => String(id) === query.get("roleId"))
    const held = (role?.["permissions"] ?? []) as ReadonlyArray<unknown>
    return { json: records.permissions.filter(({ id }) => held.includes(id)) }
  },
  "GET /acl/roles": list("roles"),
  "GET /acl/roles/:id": one("roles"),
  "POST /acl/roles": add("roles", (index) => 100 + index, fine),
  "PUT /acl/roles": save("roles", word),
  "DELETE /acl/roles/:id": remove("roles", "nothing"),
  "GET /acl/roles/checkIsRollAssignedToUser": ({ records, query }) => ({
    json: records.users.some(({ roles }) =>
      String(roles ?? "")
        .split(",")
        .includes(query.get("roleId") ?? ""),
    ),
  }),
  "POST /acl/roles/findRoles": (asked) => found(asked.records.roles, asked),
  "GET /users": list("users"),
  "GET /users/paginator": pageOf("users"),
  "POST /users": add("users", (index) => 100 + index, fine),
  "PUT /users/:id": save("users", word),
  "DELETE /users/:id": remove("users", "nothing"),
  "POST /whatsapp/send": () => fine,
  "POST /whatsapp/webhook": () => fine,
  "GET /whatsapp": list("messages"),
  "GET /contact": list("contacts"),
  "POST /contact": add("contacts", text(6), "nothing"),
  "DELETE /contact/:id": remove("contacts", word),
  "GET /delivery-man/list": live,
  "GET /delivery-man/list/:id": one(people),
  "GET /delivery-man/DeliveryStatus": live,
  "GET /v2/company/location": list("companies"),
  "GET /delivery-man/paginator": pageOf(people, isFound),
  "GET /delivery-man/online-last-week/:id": () => ({
    json: {
      items: [{ _id: idOf(7, 1), onlineAt: "2026-11-20T09:00:00-03:00" }, { _id: idOf(7, 2) }],
      totalCount: 2,
    },
  }),
  "POST /delivery-man": add(people, text(2), fine),
  "PUT /delivery-man/update/:id": save(people, "nothing"),
  "DELETE /delivery-man/delete/:id": remove(people, fine),
  "PATCH /delivery-man/delivery/paid/:id": save(people, word),
  "GET /v2/report/deliveryman/races/history/:id": () => ({
    json: [{ _id: idOf(8, 1), company: idOf(1, 1) }],
  }),
  "GET /company/company-delivery": (asked) => ({ json: ownDelivery(asked) }),
  "GET /company/company-delivery/paginator": pageOf(deliveries, ({ company }, query) =>
    has(referenceOf(company), query.get("companyId")),
  ),
  "GET /company/company-delivery/:id": one(deliveries),
  "POST /company/company-delivery/:id": (asked) =>
    add(deliveries, text(5), quoted)({ ...asked, body: { ...asked.body, company: asked.id } }),
  "PUT /company/company-delivery/open-company": (asked) => {
    Object.assign(ownDelivery(asked)[0] ?? {}, asked.body)
    return word
  },
  "PUT /company/company-delivery/:id": save(deliveries, "nothing"),
  "DELETE /company/company-delivery/:id": remove(deliveries, fine),
  "GET /v2/admin/applications/paginator": pageOf("applications"),
  "GET /v2/admin/applications/upgrade": list("applications"),
  "GET /v2/admin/applications/search": list("applications"),
  "GET /v2/admin/applications/search-name/:id": one("applications"),
  "GET /v2/admin/applications/:id": one("applications"),
  "POST /v2/admin/applications": add("applications", text(4), fine),
  "PUT /v2/admin/applications/:id": save("applications", "nothing"),
  "DELETE /v2/admin/applications/:id": remove("applications", word),
  "GET /v2/setting/app/admin/styles": () => ({
    json: { adminStyle: { titleTab: "Plataforma", logo: null } },
  }),
  "POST /v1/food/ask-delete-account/:id": () => fine,
}
