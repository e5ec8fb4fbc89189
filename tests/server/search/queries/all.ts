/** Listings in all languages as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"
import { belarusian } from "./be.ts"
import { german } from "./de.ts"
import { english } from "./en.ts"
import { french } from "./fr.ts"
import { italian } from "./it.ts"
import { dutch } from "./nl.ts"
import { polish } from "./pl.ts"
import { russian } from "./ru.ts"
import { swedish } from "./sv.ts"
import { turkish } from "./tr.ts"
import { ukrainian } from "./uk.ts"

/** In the order in which they are published, so the last is the newest. */
export const asked: readonly Asked[] = [
  ...polish,
  ...russian,
  ...german,
  ...dutch,
  ...english,
  ...french,
  ...italian,
  ...turkish,
  ...swedish,
  ...ukrainian,
  ...belarusian,
]
