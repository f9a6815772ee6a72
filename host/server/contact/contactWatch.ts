import type { Conversation, Typing } from "../../../src/contract/contact/contact.ts"
import type { Message } from "../../../src/contract/contact/message.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Reach } from "../access/reach.ts"
import { covers, Watch } from "../streams/watch.ts"
import type { ContactNews } from "./contactNews.ts"

/** Conversations as they are now, every message, and who is writing: what one reader has not received yet. */
export class ContactWatch extends Watch<ContactNews> {
  private readonly reach: Reach
  private readonly conversations = new Map<number, Numbered<Conversation>>()
  private readonly messages = new Map<number, Numbered<Message>>()
  private readonly removed = new Set<number>()
  private readonly typing = new Map<string, Numbered<Typing>>()

  constructor(reach: Reach, reader: number) {
    super(reader)
    this.reach = reach
  }

  override addBefore(news: ReadonlyArray<ContactNews>) {
    const [conversations, messages] = [new Map(this.conversations), new Map(this.messages)]
    this.add(news.filter(({ contact }) => !this.removed.has(contact)))
    for (const [id, one] of conversations) this.conversations.set(id, one)
    for (const [id, one] of messages) this.messages.set(id, one)
  }

  /** Removes and returns what is pending. */
  take() {
    const batch = {
      changes: {
        conversations: [...this.conversations.values()],
        messages: [...this.messages.values()].toSorted((one, other) => one._id - other._id),
        removed: [...this.removed],
      },
      typing: [...this.typing.values()],
    }
    for (const one of [this.conversations, this.messages, this.removed, this.typing]) one.clear()
    return batch
  }

  protected override hasPending() {
    return [this.conversations, this.messages, this.removed, this.typing].some(({ size }) => size > 0)
  }

  protected override put(news: ReadonlyArray<ContactNews>) {
    for (const one of news) {
      if (!covers(this.reach, one.owner)) continue
      if ("conversation" in one) this.conversations.set(one.contact, one.conversation)
      if ("message" in one) this.messages.set(one.message._id, one.message)
      if ("removed" in one) this.forget(one.contact)
      if ("typing" in one && one.typing.userId !== this.reader)
        this.typing.set(`${one.contact} ${one.typing.userId}`, one.typing)
    }
  }

  private forget(contact: number) {
    this.removed.add(contact)
    this.conversations.delete(contact)
    for (const { _id, contactId } of this.messages.values())
      if (contactId === contact) this.messages.delete(_id)
  }
}
