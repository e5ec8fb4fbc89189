/** A throw-away nginx with a configuration of ours, for tests; installed from Debian where that is allowed. */
// @ts-check
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { delimiter, join } from "node:path"
import { isRunnable } from "../base/runnable.mjs"
import { throwAwayFolder } from "../base/throw-away.mjs"

const find = () =>
  ["/usr/sbin", ...(process.env["PATH"] ?? "").split(delimiter)].map((dir) => join(dir, "nginx")).find(isRunnable)

const install = () => {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return
  console.log("Installing nginx for the tests …")
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const get = (/** @type {readonly string[]} */ args) => spawnSync("apt-get", args, { env, stdio: "ignore" })
  get(["update", "-qq"])
  get(["install", "-y", "-qq", "--no-install-recommends", "nginx-light"])
  // Debian starts one on port 80, which is nobody's business here.
  spawnSync("/usr/sbin/nginx", ["-s", "stop"], { stdio: "ignore" })
}

/** The rest of a configuration, all of whose files are in a folder that is removed. */
const around = (/** @type {string} */ home, /** @type {string} */ servers) => `
worker_processes 2;
pid ${home}/pid;
error_log ${home}/error.log warn;
${process.getuid?.() === 0 ? "user root;" : ""}
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${home}/body;
  proxy_temp_path ${home}/proxy;
  fastcgi_temp_path ${home}/fastcgi;
  uwsgi_temp_path ${home}/uwsgi;
  scgi_temp_path ${home}/scgi;
  ${servers}
}
`

/**
 * Starts nginx with what belongs within `http`; null, with the reason printed, where the machine has none.
 *
 * @param {string} servers
 * @returns {Promise<{ readonly reload: () => void, readonly stop: () => Promise<void> } | null>}
 */
export const startNginx = async (servers) => {
  if (find() === undefined) install()
  const program = find()
  if (program === undefined) {
    console.log("No nginx was found, so that nothing is tested behind it. Install nginx.")
    return null
  }
  const home = mkdtempSync(join(throwAwayFolder(), "nginx-"))
  const file = join(home, "nginx.conf")
  writeFileSync(file, around(home, servers))
  const args = ["-e", `${home}/error.log`, "-p", home, "-c", file]
  const child = spawn(program, [...args, "-g", "daemon off;"], { stdio: ["ignore", "inherit", "inherit"] })
  return {
    reload: () => void spawnSync(program, [...args, "-s", "reload"]),
    stop: async () => {
      child.kill("SIGTERM")
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
      rmSync(home, { recursive: true, force: true })
    },
  }
}
