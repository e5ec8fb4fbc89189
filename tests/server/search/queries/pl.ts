/** Listings in Polish as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const polish: readonly Asked[] = [
  {
    name: "Wymiana okien w mieszkaniu",
    description: "Stare ramy drewniane, trzecie piętro, bez windy.",
    by: ["okno", "okna", "okien", "wymiana okna", "wymienić okno"],
  },
  {
    name: "Hydraulik do łazienki",
    description: "Cieknący kran pod umywalką.",
    by: ["hydraulika", "hydraulicy", "hydraulikiem", "łazienka", "lazienka"],
  },
  {
    name: "Sprzątanie biura we Wrocławiu",
    description: "Raz w tygodniu, po godzinach pracy.",
    by: ["biuro", "Wrocław", "wroclaw"],
  },
  { name: "Montaż mebli kuchennych", description: "Szafki z paczek, blat do docięcia.", by: ["meble", "mebel"] },
  {
    name: "Przeprowadzka z Łodzi do Warszawy",
    description: "Jeden samochód dostawczy wystarczy.",
    by: ["Łódź", "lodz", "łodzi", "lodzi", "przeprowadzki", "przeprowdzka", "Warszawa"],
  },
  { name: "Opieka nad psem", description: "Duży pies, dwa spacery dziennie.", by: ["pies", "psa", "opieka nad psami"] },
  {
    name: "Tłumaczenie umowy na niemiecki",
    description: "Cztery strony, zwykłe.",
    by: ["umowa", "umów", "tlumaczenia", "tłumacz", "niemieckiego"],
  },
  { name: "Naprawa pralki", description: "Bęben nie kręci się.", by: ["pralka", "pralek", "pralkę", "naprwa pralki"] },
  {
    name: "Malowanie ścian",
    description: "Dwa pokoje i korytarz, farba jest.",
    by: ["ściana", "sciany", "malowania", "pokój", "pomalować ściany"],
  },
  {
    name: "Drobne prace",
    description: "Potrzebuję kogoś, kto zawiesi zasłony i przykręci półki w sypialni.",
    by: ["zasłona", "zaslony", "półka", "półek", "sypialnia", "zawieszenie półek"],
  },
]
