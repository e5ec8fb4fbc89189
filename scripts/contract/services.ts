/** The services that have a contract, and where the contracts are. */
import { fileURLToPath } from "node:url"

export const services = ["core", "notifications", "support"]

export const contractsFolder = fileURLToPath(new URL("../../openapi/", import.meta.url))
