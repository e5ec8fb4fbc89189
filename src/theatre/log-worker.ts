/** The worker of the theatre: it alone holds the log, so that the page never waits for a fold. */
import { nextTurn } from "../platform/next-turn.ts"
import { answerBy, type Port } from "../platform/ports.ts"
import { createLogAnswers } from "./log-answers.ts"
import type { LogNotice, LogQuestions } from "./log-questions.ts"

answerBy<LogQuestions, LogNotice>(globalThis as unknown as Port, (notify) => createLogAnswers(notify, nextTurn))
