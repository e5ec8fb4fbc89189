/** The configuration of PgBouncer that operators are given, with the places of a test. docs/operating.md. */
import { readFileSync } from "node:fs"

const example = readFileSync(new URL("../../docs/operating/pgbouncer.ini", import.meta.url), "utf8")

/** Leads from the port of this machine to the database, by a socket's folder or a host with its port. */
export const configured = (database: string, port: number): string => {
  const { hostname, port: there, pathname } = new URL(database)
  return example
    .replace(
      "host=127.0.0.1 port=5432 dbname=marketplace",
      `host=${decodeURIComponent(hostname)} port=${there === "" ? 5432 : there} dbname=${pathname.slice(1)}`,
    )
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("auth_type = scram-sha-256", "auth_type = trust")
    .replace(/^(?:auth_file|logfile|pidfile) = .*$/gmu, "")
}
