/**
 * The requests of a row of the matrix: the same by everybody, each as their own profile or somebody else's. Spec §6.
 */
import type { OperationId } from "../../server/contract/shapes.ts"
import type { Ask } from "../contract/asking.ts"
import type { Scene } from "./scene.ts"

export type AsksOf<Id extends OperationId> = {
  readonly [One in Id]: (scene: Scene, profile: string) => Promise<Omit<Ask, "token">>
}
