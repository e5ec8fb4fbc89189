/** A copy of this project that a test may change, so that ours stays as it is; whoever makes one removes it. */
import { cpSync, mkdtempSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))

export const ownProject = (): string => {
  const project = mkdtempSync(join(tmpdir(), "project-"))
  for (const part of ["openapi", "scripts", "src", "package.json", "tsconfig.json", ".oxfmtrc.json"])
    cpSync(join(root, part), join(project, part), { recursive: true })
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"))
  return project
}
