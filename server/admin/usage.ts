/** The answer of `npm run admin` to words that are no command. */

export const usage = `Who moderates this marketplace:

  npm run admin -- list            who has the role
  npm run admin -- grant EMAIL     gives it to somebody who has registered
  npm run admin -- revoke EMAIL    takes it away and signs them out
  npm run admin -- admit EMAIL     lets an address register again that belonged to a blocked account
  npm run admin -- second-step off EMAIL   takes the second step from somebody who has lost it, codes and all
  npm run admin -- lock-demo       lets nobody sign in as the demo's people any more

What its contracts were used for, where CONTRACT_USAGE was on, as a file for sdk:diff --evidence:

  npm run -s admin -- contract-usage [--days N] > usage.json   the last N of 90 days, 30 unless given

Where its files are, with DATABASE_URL and without a bucket:

  npm run admin -- adopt-files     makes DATA_DIR the folder of the database's files, after a restore or a loss

A copy of everything, and a marketplace from it:

  npm run admin -- backup FOLDER    the database and its files; stop the server first where it has the embedded database
  npm run admin -- restore FOLDER   into an empty database, and a DATA_DIR without files; with DATABASE_URL, a backup of an
                                    embedded database moves to that server

The schema, before nodes of a newer release start beside those of the last one:

  npm run admin -- migrate          brings the database to this release's schema

What would fail, line by line, and what to do about it:

  npm run admin -- doctor

DATABASE_URL or DATA_DIR say which marketplace it is, as they do for the server.`
