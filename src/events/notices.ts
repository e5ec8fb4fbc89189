/** Messages of the system hub that no projection is made of, kept in the log alone. Spec §7 Live. */

export type NoticeEvent = { readonly type: "NoticeIgnored"; readonly notice: string } // the message's type
