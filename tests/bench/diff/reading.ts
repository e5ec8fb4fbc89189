/** Reads two folders' contracts, which is the least that a comparison can do. A process of its own in the benchmark. */
import { contractsFolder } from "../../../scripts/contract/services.ts"
import { contractsIn } from "../../../scripts/contract/source/read.ts"

const [, , folder] = process.argv
for (const one of [folder ?? contractsFolder, contractsFolder]) contractsIn(one)
