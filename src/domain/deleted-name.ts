/** The server's words in place of the name of somebody who has left; people read them in their own language. */
export const deletedName = "Deleted user"
