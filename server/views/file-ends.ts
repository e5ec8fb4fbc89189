/** Answers when the addresses end by which files are fetched that not everybody may see. */
import { hourMs, minuteMs } from "../../src/domain/durations.ts"

/** Addresses that are handed out within a step are the same, so that a device fetches a file once for all of them. */
const stepMs = 15 * minuteMs

const endAfter = (now: Date, ms: number): Date => new Date(Math.floor(now.getTime() / stepMs) * stepMs + stepMs + ms)

/** For the two of a chat, whose app asks for new ones in time. */
export const chatFilesEnd = (now: Date): Date => endAfter(now, hourMs)

/** For moderators, who look at a task as long as they sit at the desk: at what waits, and at what somebody complained of. */
export const deskFilesEnd = (now: Date): Date => endAfter(now, 12 * hourMs)
