/** Finds a database that can only be read: a standby, or one that an operator has closed to changes. architecture: Server. */

/** PostgreSQL's code for a write where there may be none. */
export const readOnlyCode = "25006"

/** PostgreSQL itself refuses, so that the error has its code, and whoever holds the connection gives it up (E730). */
export const refusedWhereReadOnly = `do $$ begin
  if current_setting('transaction_read_only')::boolean then
    raise exception 'The database can only be read now.' using errcode = '${readOnlyCode}';
  end if;
end $$`
