/** The tree of service categories, two levels deep. Spec §1. */
export interface Category {
  readonly key: string
  readonly name: string
  readonly icon: string
  readonly children: readonly Category[]
}
