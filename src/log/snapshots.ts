/**
 * Snapshots: the read models at the moment before a log's first event, where the ring has lost its start. They are folded from
 * redacted events alone, so nothing is in them that those did not say.
 */
import { isRecord } from "../domain/json.ts"
import { bringModels, carryModels, type CarriedModels } from "../projections/carried-models.ts"
import { projections, type ProjectionName, type ReadModels } from "../projections/catalogue.ts"
import { initialModels } from "../projections/fold.ts"
import { modelVersions } from "../projections/versions.ts"

export interface Snapshot {
  /** The last event that is folded into it. */
  readonly seq: number
  /** The events up to there that changed nothing, though they should have: on the device or when they were folded. */
  readonly unread: number
  /** Versions of the read models' shapes; those that are not listed have version 1. */
  readonly versions: Readonly<Record<string, number>>
  readonly models: CarriedModels
}

export const snapshotOf = (models: ReadModels, seq: number, unread: number): Snapshot => ({
  seq,
  unread,
  versions: modelVersions,
  models: carryModels(models),
})

const own = (record: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(record, name) ? (record[name] ?? 1) : 1

export const isModelName = (name: string): name is ProjectionName => Object.hasOwn(projections, name)

export interface Start {
  readonly models: ReadModels
  /** Each a sentence: the read models that start empty, though the snapshot has them. */
  readonly faults: readonly string[]
}

/** Answers the reason for which a read model of the snapshot can't be read; null: it can. */
const faultOf = (name: string, { versions, models }: Snapshot): string | null => {
  if (!isModelName(name)) return `This app knows no read model ${name}, which the snapshot has.`
  const [version, current] = [own(versions, name), own(modelVersions, name)]
  if (version !== current)
    return `${name} has version ${version} in the snapshot, and version ${current} here: it starts empty.`
  const fields = Object.keys(projections[name].initial())
  const carried = models[name]
  return isRecord(carried) && fields.every((field) => Object.hasOwn(carried, field))
    ? null
    : `${name} lacks fields in the snapshot: it starts empty.`
}

/** Read models as a log starts with; never throws. */
export const startFrom = (snapshot: Snapshot | undefined): Start => {
  if (snapshot === undefined) return { models: initialModels(), faults: [] }
  const faults: string[] = []
  let models = initialModels()
  for (const [name, model] of Object.entries(snapshot.models)) {
    const fault = faultOf(name, snapshot)
    if (fault !== null) faults.push(fault)
    else
      try {
        models = bringModels({ [name]: model }, models)
      } catch (cause) {
        faults.push(`${name} can't be read from the snapshot: ${String(cause)}`)
      }
  }
  return { models, faults }
}
