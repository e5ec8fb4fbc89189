/** Listings in Ukrainian as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const ukrainian: readonly Asked[] = [
  {
    name: "Заміна вікон",
    description: "Старі дерев’яні рами, третій поверх.",
    by: ["вікно", "вікна", "vikno", "рама", "поверсі", "замінити вікна"],
  },
  {
    name: "Складання меблів",
    description: "Шафа і комод із коробок.",
    by: ["меблі", "меблями", "шафи", "коробка", "скалдання"],
  },
  {
    name: "Ремонт пральних машин",
    description: "Барабан не крутиться.",
    by: ["пральна машина", "машину", "remont", "пралних"],
  },
  {
    name: "Дрібні роботи",
    description: "Повісити полиці та штори, полагодити двері в спальні.",
    by: ["робота", "робіт", "полиць", "штора", "дверей", "спальня"],
  },
  { name: "Вигул собак", description: "Щоранку, крім вихідних.", by: ["собака", "собаці", "sobaka", "вихідний"] },
]
