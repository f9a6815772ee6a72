import { sql } from "drizzle-orm"
import { sampleConversations } from "../../../src/samples/conversations.ts"
import type { GivenConversation, GivenMessage } from "../../../src/samples/givenConversation.ts"
import { phoneKeyOf } from "../../../src/contract/people/phone.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import type { companies, users } from "../db/schema.ts"
import { bannerPicture } from "./pictures.ts"
import { receipt, voice } from "./sentFiles.ts"

type Store = typeof companies.$inferSelect
type User = typeof users.$inferSelect
type FileKind = NonNullable<GivenMessage["file"]>

interface DemoFile {
  readonly id: number
  readonly name: string
  readonly type: string
  readonly size: number
}

const minuteMs = 60_000
/** Minutes by which a store's conversations lie behind those of the store before it. */
const behind = 7

/**
 * Conversations of one store's customers: the first stores of each type have all of them, the others every second one.
 */
const conversationsOf = ({ type }: Store, index: number): ReadonlyArray<GivenConversation> => {
  if (type === "partner") return []
  return sampleConversations[type].filter((_, at) => index < 2 || (at + index) % 2 === 0)
}

/** Stores the files the demo's messages carry, one of each kind. */
const seedFiles = async (db: Database): Promise<Readonly<Record<FileKind, DemoFile>>> => {
  const demoFiles = [
    { name: "foto.png", type: "image/png", bytes: bannerPicture(1) },
    { name: "audio.mp3", type: "audio/mpeg", bytes: voice() },
    { name: "nota-fiscal.pdf", type: "application/pdf", bytes: receipt() },
  ]
  const values = demoFiles.map((file) => ({ ...file, size: file.bytes.length, namedAt: new Date() }))
  const [image, audio, document] = await db
    .insert(files)
    .values(values)
    .returning({ id: files.id, name: files.name, type: files.type, size: files.size })
  return { IMAGE: image!, AUDIO: audio!, DOCUMENT: document! }
}

const messageOf = (
  { by, ago, body, file, status, failure }: GivenMessage,
  of: { readonly contactId: number; readonly now: number; readonly author: number | undefined },
  seededFiles: Readonly<Record<FileKind, DemoFile>>,
): typeof messages.$inferInsert => ({
  contactId: of.contactId,
  direction: by === "customer" ? "IN" : "OUT",
  kind: by === "note" ? "NOTE" : (file ?? "TEXT"),
  body: body ?? null,
  ...(file && {
    mediaId: seededFiles[file].id,
    mediaName: seededFiles[file].name,
    mediaType: seededFiles[file].type,
    mediaSize: seededFiles[file].size,
  }),
  status: status ?? null,
  failure: failure ?? null,
  sentBy: by === "customer" ? null : (of.author ?? null),
  createdAt: new Date(of.now - ago * minuteMs),
})

/** Updates each contact from its messages. */
const settle = (db: Database) =>
  db.execute(sql`
    update ${contacts} set
      last_message_id = (select max(m.id) from ${messages} m where m.contact_id = ${contacts.id}),
      customer_at = (select max(m.created_at) from ${messages} m
        where m.contact_id = ${contacts.id} and m.direction = 'IN')`)

/** Writes the conversations of the demo's stores. Messages of all stores are numbered in the order they were written. */
export const seedConversations = async (
  db: Database,
  all: ReadonlyArray<Store>,
  staff: ReadonlyArray<User>,
  now: number,
): Promise<void> => {
  const seededFiles = await seedFiles(db)
  const written = all.flatMap((store, index) => {
    const author = staff.find(({ companyId, occupation }) => companyId === store.id && occupation)?.id
    return conversationsOf(store, index).map((conversation) => ({
      conversation,
      author,
      now: now - index * behind * minuteMs,
      row: {
        companyId: store.id,
        name: conversation.name ?? null,
        phone: conversation.phone,
        phoneKey: phoneKeyOf(conversation.phone),
        state: conversation.isClosed ? ("CLOSED" as const) : ("OPEN" as const),
        assigneeId: conversation.isAssigned ? (author ?? null) : null,
        unread: conversation.unread ?? 0,
      },
    }))
  })
  const made = await db
    .insert(contacts)
    .values(written.map(({ row }) => row))
    .returning({ id: contacts.id })
  const rows = written
    .flatMap(({ conversation, ...of }, index) =>
      conversation.messages.map((message) =>
        messageOf(message, { ...of, contactId: made[index]!.id }, seededFiles),
      ),
    )
    .toSorted((one, other) => one.createdAt!.getTime() - other.createdAt!.getTime())
  await db.insert(messages).values(rows)
  await settle(db)
}
