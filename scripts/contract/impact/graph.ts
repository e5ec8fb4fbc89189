/** The graph of the client's sources, as plain JSON: values that flow, units that use each other, screens that show them. */

export interface Place {
  readonly name: string
  /** Below `src/`. */
  readonly file: string
  readonly line: number
}

/** A field of a type or record, a variable or parameter, or what a function answers. */
export interface GraphNode extends Place {
  readonly kind: "field" | "value" | "result"
}

/** A declaration at the top of a file, or one handler, recipe or entry of a table there. */
export interface Unit extends Place {
  /** The room that it is in, such as `events/wire`. */
  readonly room: string
}

/** A line on which a field is read. */
export interface Site {
  readonly node: number
  readonly unit: number
  readonly line: number
}

export interface Recipe {
  readonly event: string
  readonly unit: number
  /** The name of the read model. */
  readonly model: string
  /** The fields of its state that it touches. */
  readonly touched: readonly number[]
}

export interface Screen {
  /** A route as the router has it; `modal=` and the name of a modal; or the frame of every page. */
  readonly name: string
  readonly kind: "route" | "modal" | "frame"
  readonly units: readonly number[]
}

/** A line on which an operation is asked for. */
export interface Call {
  readonly unit: number
  readonly line: number
  readonly commands: readonly string[]
  /** The events that tell what was answered. */
  readonly events: readonly string[]
}

export interface Graph {
  readonly nodes: readonly GraphNode[]
  /** The nodes that take their value from each node. */
  readonly flows: readonly (readonly number[])[]
  readonly units: readonly Unit[]
  /** The units and the fields that each unit names. */
  readonly uses: readonly { readonly units: readonly number[]; readonly nodes: readonly number[] }[]
  readonly sites: readonly Site[]
  /** The unit that answers each result. */
  readonly unitOfResult: Readonly<Record<number, number>>
  /** Fields of the wire types, by service and way there: `core schemas.Price.rate`. */
  readonly wire: Readonly<Record<string, readonly number[]>>
  /** The fields of the wire types that are of a schema, by `core schemas.Price`. */
  readonly carriers: Readonly<Record<string, readonly number[]>>
  /** The units with a parameter of a schema. */
  readonly takers: Readonly<Record<string, readonly number[]>>
  /** By `core GET /orders/{key}`. */
  readonly calls: Readonly<Record<string, readonly Call[]>>
  /** The events of hub messages, by their schema and then their type; `*` where all of a schema are one. */
  readonly notices: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly recipes: readonly Recipe[]
  /** The units of the screens that dispatch each command. */
  readonly dispatchers: Readonly<Record<string, readonly number[]>>
  /** Each command with its handler. */
  readonly handlers: Readonly<Record<string, number>>
  readonly screens: readonly Screen[]
}
