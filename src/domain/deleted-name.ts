/** What the server says in place of the name of somebody who has left; people read it in their own language. D77, E627. */
export const deletedName = "Deleted user"
