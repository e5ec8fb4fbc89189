/** Searches that must not find a listing, though its words look like theirs. */

export interface Stranger {
  readonly name: string
  readonly description: string
  readonly notBy: readonly string[]
}

export const strangers: readonly Stranger[] = [
  { name: "Termin am Montag", description: "Vormittags.", notBy: ["Montage", "Küchenmontage"] },
  { name: "Einstein zum Anfassen", description: "Vorträge für Schulen.", notBy: ["Stein", "Steine"] },
  { name: "From wall to wall", description: "New carpets.", notBy: ["form", "walk", "news"] },
  { name: "Wind und Wetter", description: "Ein Drachen für Kinder.", notBy: ["Wand", "Rind"] },
  { name: "Kot w butach", description: "Teatr dla dzieci.", notBy: ["kod", "but w domu"] },
  { name: "Nachbarschaftshilfe", description: "Einkaufen für Ältere.", notBy: ["Bar", "Schaft"] },
]
