/** Finds the variable that an operator meant by another name: a slip of the fingers, or what other programs call the same thing. */
import { forgiven, slipsBetween } from "../../src/domain/slips.ts"

/** Names too far from ours to be slips, by which other programs know the same thing (E713). */
const namesElsewhere: Readonly<Record<string, string>> = {
  DATA_DIRECTORY: "DATA_DIR",
  DATA_FOLDER: "DATA_DIR",
  DB_URI: "DATABASE_URL",
  DB_URL: "DATABASE_URL",
  MAIL_URL: "SMTP_URL",
  MAILER_URL: "SMTP_URL",
  PG_URL: "DATABASE_URL",
  POSTGRES_URI: "DATABASE_URL",
  POSTGRES_URL: "DATABASE_URL",
  POSTGRESQL_URI: "DATABASE_URL",
  POSTGRESQL_URL: "DATABASE_URL",
  SMTP_HOST: "SMTP_URL",
  SMTP_SERVER: "SMTP_URL",
  TRUST_PROXY: "TRUSTED_PROXIES",
  TRUSTED_PROXY: "TRUSTED_PROXIES",
}

/** Answers which of the unset variables is meant by a name that is none; undefined where it may be another program's. */
export const meantBy = (name: string, unset: readonly string[]): string | undefined =>
  unset.find((one) => namesElsewhere[name] === one) ??
  unset.find((one) => slipsBetween(name, one, forgiven(one)) < Infinity)
