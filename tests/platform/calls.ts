/** Everything that may be sent with one call. */
export interface Call {
  readonly query?: ReadonlyArray<string>
  /** Fields of the body; those of an object within it by a dot, `.*` for whatever it holds. */
  readonly body?: ReadonlyArray<string>
  /** Headers besides those of every call. */
  readonly headers?: ReadonlyArray<string>
  /** Answered without a token. */
  readonly isPublic?: boolean
}

const queryPage = ["sortOrder", "sortField", "pageNumber", "pageSize", "filter"]
const paginator = ["pageIn", "pageOut"]
const address = ["addressLine", "city", "state", "postCode"].map((name) => `address.${name}`)
const social = ["linkedIn", "facebook", "twitter", "instagram"].map((name) => `socialNetworks.${name}`)
const user = [
  "id",
  "_id",
  "username",
  "password",
  "email",
  "roles",
  "company",
  "company.*",
  "fullname",
  "pic",
  "occupation",
  "companyName",
  "phone",
  "address",
  "socialNetworks",
  "shopper",
  ...address,
  ...social,
]
const role = ["id", "title", "permissions", "isCoreRole"]
const deliveryPerson = [
  "_id",
  "isOnline",
  "onRoute",
  "flag",
  "cpf",
  "typeOfVehicle",
  "company",
  "company.*",
  "person",
  "person._id",
  "person.name",
  "deliverymanPaid",
  "deliveryManPaidDate",
  "location.coordinates",
]
const opening = ["isOpen", "isManual"]
const application = ["_id", "name", "status", "upgrade"]
const message = ["to", "body", "mediaUrl", "mediaId", "userId"]

/** Every call of section 7, by method and path. What it leaves open is read as the design reads it. */
export const calls: Readonly<Record<string, Call>> = {
  "POST /users/auth-admin": { body: ["email", "password", "type"], isPublic: true },
  "POST /acl/users": { body: user },
  "GET /acl/users/me": {},
  "POST /acl/users/register": { body: ["fullname", "email", "username", "password"], isPublic: true },
  "GET /acl/users/forgot": { query: ["email"], isPublic: true },
  "GET /acl/users": {},
  "GET /acl/users/:id": {},
  "DELETE /acl/users/:id": {},
  "PUT /acl/users": { body: user },
  "POST /acl/users/findUsers": {
    body: [...queryPage, "filter.lastName", "filter.username", "filter.email", "filter.fillname"],
  },
  "GET /acl/permissions": {},
  "GET /acl/permissions/getRolePermission": { query: ["roleId"] },
  "GET /acl/roles": {},
  "GET /acl/roles/:id": {},
  "POST /acl/roles": { body: role },
  "PUT /acl/roles": { body: role },
  "DELETE /acl/roles/:id": {},
  "GET /acl/roles/checkIsRollAssignedToUser": { query: ["roleId"] },
  "POST /acl/roles/findRoles": { body: [...queryPage, "filter.title"] },

  "GET /users": {},
  "GET /users/paginator": { query: [...paginator, "person", "company", "applicationId"] },
  "POST /users": { body: user },
  "PUT /users/:id": { body: user },
  "DELETE /users/:id": {},

  "POST /whatsapp/send": { body: message },
  "POST /whatsapp/webhook": {},
  "GET /whatsapp": { query: ["limit", "page", "phone", "userId"] },
  "GET /contact": { query: ["limit", "page", "userId", "name", "phone"] },
  "POST /contact": { body: ["userId", "name", "phone"] },
  "DELETE /contact/:id": {},

  "GET /delivery-man/list": { query: ["isOnline", "onRoute", "search"], headers: ["applicationid"] },
  "GET /delivery-man/list/:id": { query: ["isOnline", "onRoute", "search"], headers: ["applicationid"] },
  "GET /delivery-man/DeliveryStatus": { query: ["isOnline", "onRoute"] },
  "GET /v2/company/location": { query: ["isOpen"] },
  "GET /delivery-man/paginator": {
    query: [...paginator, "company", "person", "isOnline", "flag", "cpf", "typeOfVehicle"],
  },
  "GET /delivery-man/online-last-week/:id": { query: paginator },
  "POST /delivery-man": { body: deliveryPerson },
  "PUT /delivery-man/update/:id": { body: deliveryPerson },
  "DELETE /delivery-man/delete/:id": {},
  "PATCH /delivery-man/delivery/paid/:id": { body: ["deliverymanPaid", "deliveryManPaidDate"] },
  "GET /v2/report/deliveryman/races/history/:id": {},

  "GET /company/company-delivery": {},
  "GET /company/company-delivery/paginator": { query: [...paginator, "companyId"] },
  "GET /company/company-delivery/:id": {},
  "POST /company/company-delivery/:id": { body: opening },
  "PUT /company/company-delivery/open-company": { body: opening },
  "PUT /company/company-delivery/:id": { body: opening },
  "DELETE /company/company-delivery/:id": {},

  "GET /v2/admin/applications/paginator": { query: [...paginator, "name", "status", "upgrade"] },
  "GET /v2/admin/applications/upgrade": { query: ["typeApp", "status"] },
  "GET /v2/admin/applications/search": { query: ["name"] },
  "GET /v2/admin/applications/search-name/:id": {},
  "GET /v2/admin/applications/:id": {},
  "POST /v2/admin/applications": { body: application },
  "PUT /v2/admin/applications/:id": { body: application },
  "DELETE /v2/admin/applications/:id": {},
  "POST /v1/food/ask-delete-account/:id": {
    body: ["fullname", "email", "phone", "cpf", "userType", "reason", "comment", "confirm"],
    isPublic: true,
  },
  "GET /v2/setting/app/admin/styles": { query: ["domain"], isPublic: true },
}
