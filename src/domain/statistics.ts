/** The numbers of the whole market. Spec §3 Statistics. */
export interface Statistics {
  readonly dealsClosed: number
  readonly dealsInProgress: number
  readonly offers: number // that can be found now
  readonly orders: number // that can be found now
  readonly users: number
  readonly usersOnline: number
}
