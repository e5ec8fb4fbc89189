/** Listings in German as people write them, each with what others type to find it. */
import type { Asked } from "./asked.ts"

export const german: readonly Asked[] = [
  {
    name: "Montage von Küchen",
    description: "Neun Schränke, die Arbeitsplatte ist da.",
    by: ["Küchenmontage", "Küche", "kuche", "kueche"],
  },
  {
    name: "Küchenmontage in Pankow",
    description: "Vier Schränke, ohne Geräte.",
    by: ["Küchenmontage", "Montage Küche", "Montage", "Küche", "Küchen Montage"],
  },
  { name: "Bordsteine setzen", description: "Zwölf Meter vor der Garage.", by: ["Bordstein", "bordsten", "bordstien"] },
  {
    name: "Fensterputzer für Altbau",
    description: "Doppelte Rahmen, vierter Stock.",
    by: ["Fenster", "Fenster putzen", "Putzer", "Fensterputzen", "Altbauten"],
  },
  {
    name: "Umzug nach München",
    description: "Zwei Zimmer, mit Klavier.",
    by: ["Umzüge", "umzuge", "Muenchen", "Munchen"],
  },
  {
    name: "Fußbodenheizung reparieren",
    description: "Ein Kreis bleibt kalt.",
    by: ["Heizung", "Fussbodenheizung", "fussboden", "Heizung reparieren"],
  },
  {
    name: "Winterdienst für Nebenstraßen",
    description: "Räumen und streuen bis März.",
    by: ["Straße", "Nebenstrasse"],
  },
  { name: "Hunde ausführen", description: "Morgens und abends, zwei ruhige Tiere.", by: ["Hund", "Hundes"] },
  {
    name: "Übersetzung von Verträgen",
    description: "Sechs Seiten ins Polnische.",
    by: ["Vertrag", "uebersetzung", "ubersetzung", "Übersetzungen"],
  },
  {
    name: "Kleine Arbeiten",
    description: "Vorhänge aufhängen und Regale im Schlafzimmer anbringen, Türschlösser austauschen.",
    by: ["Vorhang", "Regal", "Türschloss", "Tür", "Schloss"],
  },
  {
    name: "Malerarbeiten im Treppenhaus",
    description: "Drei Etagen, helle Farbe.",
    by: ["Maler", "Treppenhäuser", "Malerarbeit"],
  },
]
