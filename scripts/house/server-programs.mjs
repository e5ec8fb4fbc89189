/** The last rows of the server's part of the table of rooms: its programs, and what only they use. */
// @ts-check

/** @type {readonly import("./layers.mjs").Room[]} */
export const serverPrograms = [
  {
    name: "server/doctor",
    path: "server/doctor",
    imports: {
      domain: true,
      "server/config": "types",
      "server/db": true,
      "server/files": true,
      "server/integrations": true,
      "server/auth": true,
    },
    packages: "server",
    node: true,
    reason: "the doctor asks what the server will ask, by the same code, and changes nothing",
  },
  {
    name: "server/admin",
    path: "server/admin.ts",
    imports: {
      domain: true,
      "server/config": true,
      "server/db": true,
      "server/queue": true,
      "server/files": true,
      "server/auth": true,
      "server/demo": true,
      "server/doctor": true,
    },
    packages: "server",
    node: true,
    reason:
      "the administrator's program changes roles and adopts files on a database that no server need have open, and leaves a job for the server to log it",
  },
  {
    name: "server/main",
    path: "server/main.ts",
    imports: {
      "server/config": true,
      "server/db": true,
      "server/demo": true,
      "server/demo-company": "types",
      "server/app": true,
    },
    packages: "server",
    node: true,
    reason: "the program reads the environment, opens the database and starts the application",
  },
]
