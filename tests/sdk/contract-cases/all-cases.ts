/** All cases of the comparison, by what they change. */
import { accessCases } from "./access-cases.ts"
import { answerCases } from "./answer-cases.ts"
import { bodyCases } from "./body-cases.ts"
import { componentCases } from "./component-cases.ts"
import type { ContractCase, SchemaCase } from "./contract-case.ts"
import { messageCases } from "./message-cases.ts"
import { operationCases } from "./operation-cases.ts"
import { parameterCases } from "./parameter-cases.ts"
import { recordCases } from "./record-cases.ts"
import { sameCases } from "./same-cases.ts"
import { valueCases } from "./value-cases.ts"

export const schemaCases: readonly SchemaCase[] = [...valueCases, ...recordCases, ...sameCases]

export const contractCases: readonly ContractCase[] = [
  ...accessCases,
  ...operationCases,
  ...parameterCases,
  ...bodyCases,
  ...answerCases,
  ...messageCases,
  ...componentCases,
]
