/**
 * The version of each read model's shape, for snapshots in logs; those that are not listed never changed and have version 1.
 * A snapshot of another version is not read: that model then starts empty.
 */
import type { ProjectionName } from "./catalogue.ts"

export const modelVersions: Partial<Readonly<Record<ProjectionName, number>>> = {}
