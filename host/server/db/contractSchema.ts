import { sql } from "drizzle-orm"
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core"
import type { ContractBlock } from "../../../src/contract/contracts/contractText.ts"
import { id, json, moment, ref } from "./columns.ts"
import { tables } from "./described/tables.ts"

const { contracts, contractTemplates } = tables

const language = () => text({ enum: ["ptBr", "en"] }).notNull()

/** Every text a template had: a contract keeps the edition it was made with. */
export const templateEditions = pgTable(
  "contract_template_editions",
  {
    templateId: ref()
      .notNull()
      .references(() => contractTemplates.id, { onDelete: "cascade" }),
    /** From 1. */
    edition: smallint().notNull(),
    language: language(),
    body: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.templateId, t.edition] })],
)

/** Texts of contracts as they were sent; none is ever changed. */
export const contractVersions = pgTable(
  "contract_versions",
  {
    id: id(),
    contractId: ref()
      .notNull()
      .references(() => contracts.id, { onDelete: "cascade" }),
    /** From 1. */
    number: smallint().notNull(),
    language: language(),
    blocks: json().$type<ReadonlyArray<ContractBlock>>().notNull(),
    /** SHA-256 of the text, in hexadecimal. */
    hash: text().notNull(),
    /** SHA-256 of the text's content, unformatted: a different hash means that the contract has changed. */
    basis: text().notNull(),
    issuedAt: moment().notNull().defaultNow(),
  },
  (t) => [uniqueIndex("contract_versions_by_number").on(t.contractId, t.number)],
)

/** Requests to one signer to accept one version, with their answer. */
export const acceptanceRequests = pgTable(
  "contract_acceptance_requests",
  {
    id: id(),
    versionId: ref()
      .notNull()
      .references(() => contractVersions.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** SHA-256 of the token in the link; null until the mail is written. */
    tokenHash: text().unique(),
    sentAt: moment(),
    expiresAt: moment(),
    /** Another link was sent to the same signer. */
    replacedAt: moment(),
    decision: text({ enum: ["ACCEPTED", "DECLINED"] }),
    decidedAt: moment(),
    reason: text(),
    givenName: text(),
    givenCpf: text(),
    ip: text(),
    /** Wrong CPFs given with the link. */
    failures: smallint().notNull().default(0),
  },
  (t) => [index("contract_acceptance_requests_by_signer").on(t.versionId, sql`lower(${t.email})`)],
)
