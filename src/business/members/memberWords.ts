import type { Words } from "../../contract/resource/Words.ts"

/** Texts of a member list, in each list's own words. */
export type MemberWords = Readonly<
  Record<
    | "add"
    | "addAbout"
    | "people"
    | "addThem_one"
    | "addThem_other"
    | "noneChosen"
    | "adding"
    | "added"
    | "members"
    | "membersAbout"
    | "none"
    | "noneText"
    | "failed"
    | "remove_one"
    | "remove_other"
    | "removeAsk_one"
    | "removeAsk_other"
    | "removing"
    | "removed"
    | "cancel"
    | "refused",
    Words
  >
>
