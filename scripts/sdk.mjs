/**
 * `npm run sdk`: lints the contracts and generates the SDK from them. `--check` changes nothing, and fails when what is
 * committed is not what the contracts say. `--from FILE_OR_URL` takes a new contract in place of a service's old one.
 * `--watch` generates again on each change.
 */
import { takenByNpm } from "./base/taken-by-npm.ts"
import { problemsIn } from "./contract/sdk-check.mjs"
import { fail, rules } from "./contract/sdk-ends.mjs"
import { generate, writtenSentence } from "./contract/sdk-generate.mjs"
import { help, optionsIn } from "./contract/sdk-options.ts"
import { takeContract } from "./contract/sdk-take.mjs"
import { watchContracts } from "./contract/sdk-watch.mjs"
import { contractsFolder } from "./contract/services.ts"

const take = async (from, isCheck) => {
  const file = await takeContract(from, isCheck)
  if (isCheck) return console.log(`${from} would be taken as openapi/${file}. Nothing was written.`)
  const stale = await generate(false)
  console.log(`Took ${from} as openapi/${file}. "npm run sdk:diff" says what it changes.\n${writtenSentence(stale)}`)
}

const generateOwn = async (isCheck) => {
  const problems = await problemsIn(contractsFolder)
  if (problems > 0)
    fail(`The contracts break ${rules(problems)}: see above, mend openapi/ and run "npm run sdk" again.`)
  const stale = await generate(isCheck)
  if (isCheck && stale.length > 0)
    fail(
      `src/sdk/generated is not in step with openapi/: ${stale.join(", ")}. Run "npm run sdk" and commit what it changes.`,
    )
  console.log(writtenSentence(stale))
}

const taken = takenByNpm("sdk", ["from", "check", "watch"], process.env)
if (taken !== null) fail(taken, 2)

const options = optionsIn(process.argv.slice(2))
if (options === "help") console.log(help)
else if ("misuse" in options) fail(options.misuse, 2)
else if (options.isWatching) watchContracts(contractsFolder)
else if (options.from !== null) await take(options.from, options.isCheck)
else await generateOwn(options.isCheck)
