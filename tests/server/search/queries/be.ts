/** Listings in Belarusian as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const belarusian: readonly Asked[] = [
  {
    name: "Замена вокнаў у кватэры",
    description: "Старыя рамы, трэці паверх.",
    by: ["акно", "вокны", "кватэра", "рама", "паверсе"],
  },
  {
    name: "Зборка мэблі",
    description: "Шафа і камода са скрынак.",
    by: ["мэбля", "мэбляй", "шафы", "скрынка", "зобрка"],
  },
  { name: "Выгул сабакі", description: "Кожную раніцу, акрамя выхадных.", by: ["сабака", "сабак", "sabaka", "раніца"] },
  {
    name: "Дробныя работы",
    description: "Павесіць паліцы і шторы ў спальні, адрамантаваць дзверы.",
    by: ["паліца", "штора", "дзвярэй", "работа", "спальня"],
  },
]
