/** The lines that `every-language.test.tsx` expects: one for each kind of value, in the order in which it says them. */
import type { Language } from "../../../src/domain/languages.ts"

/** Between the values of a line. */
export const between = " | "

export const kinds = ["days", "past", "future", "lists", "money", "numbers", "counts", "unread"] as const
export type Kind = (typeof kinds)[number]

export const expectedIn: Readonly<Record<Language, Readonly<Record<Kind, string>>>> = {
  "en-US": {
    days: "May 9, 2026 | Mar 1 – 5, 2026 | Mar 28 – Apr 2, 2026 | Dec 28, 2026 – Jan 3, 2027 | Mar 1, 2026 onwards",
    past: "just now | 1 minute ago | 21 minutes ago | 5 hours ago | yesterday | 2 days ago | 6 days ago",
    future: "in 1 minute | in 22 hours | in 3 days | in 21 days",
    lists: "Yesterday | Sunday, March 1 | Saturday, March 1, 2025 | 3:00 PM | Sun | Mar 1",
    money: "€1,250 | CHF 1,250 | zł 1,250 | kr 1,250 | €120.50 | zł 80 per service | zł 80 per day | zł 80 per hour",
    numbers: "5 km | 1,250 km | 1 kB | 781 kB | 1.5 MB | 95% | 13K | A, B, and C",
    counts:
      "No orders found | 1 order found | 2 orders found | 5 orders found | 11 orders found | 21 orders found | 22 orders found | 1.5 orders found",
    unread:
      "0 unread notifications | 1 unread notification | 2 unread notifications | 5 unread notifications | 11 unread notifications | 21 unread notifications | 22 unread notifications | 1.5 unread notifications",
  },
  "de-DE": {
    days: "9. Mai 2026 | 1.–5. März 2026 | 28. März – 2. Apr. 2026 | 28. Dez. 2026 – 3. Jan. 2027 | ab 1. März 2026",
    past: "gerade eben | vor 1 Minute | vor 21 Minuten | vor 5 Stunden | gestern | vorgestern | vor 6 Tagen",
    future: "in 1 Minute | in 22 Stunden | in 3 Tagen | in 21 Tagen",
    lists: "Gestern | Sonntag, 1. März | Samstag, 1. März 2025 | 15:00 | So | 1. März",
    money:
      "1.250 € | 1.250 CHF | 1.250 zł | 1.250 kr | 120,50 € | 80 zł pro Leistung | 80 zł pro Tag | 80 zł pro Stunde",
    numbers: "5 km | 1.250 km | 1 kB | 781 kB | 1,5 MB | 95 % | 12.500 | A, B und C",
    counts:
      "Keine Aufträge gefunden | 1 Auftrag gefunden | 2 Aufträge gefunden | 5 Aufträge gefunden | 11 Aufträge gefunden | 21 Aufträge gefunden | 22 Aufträge gefunden | 1,5 Aufträge gefunden",
    unread:
      "0 ungelesene Benachrichtigungen | 1 ungelesene Benachrichtigung | 2 ungelesene Benachrichtigungen | 5 ungelesene Benachrichtigungen | 11 ungelesene Benachrichtigungen | 21 ungelesene Benachrichtigungen | 22 ungelesene Benachrichtigungen | 1,5 ungelesene Benachrichtigungen",
  },
  "fr-FR": {
    days: "9 mai 2026 | 1–5 mars 2026 | 28 mars – 2 avr. 2026 | 28 déc. 2026 – 3 janv. 2027 | à partir du 1 mars 2026",
    past: "à l’instant | il y a 1 minute | il y a 21 minutes | il y a 5 heures | hier | avant-hier | il y a 6 jours",
    future: "dans 1 minute | dans 22 heures | dans 3 jours | dans 21 jours",
    lists: "Hier | dimanche 1 mars | samedi 1 mars 2025 | 15:00 | dim. | 1 mars",
    money:
      "1 250 € | 1 250 CHF | 1 250 zł | 1 250 kr | 120,50 € | 80 zł par prestation | 80 zł par jour | 80 zł de l’heure",
    numbers: "5 km | 1 250 km | 1 ko | 781 ko | 1,5 Mo | 95 % | 13 k | A, B et C",
    counts:
      "Aucune mission trouvée | 1 mission trouvée | 2 missions trouvées | 5 missions trouvées | 11 missions trouvées | 21 missions trouvées | 22 missions trouvées | 1,5 mission trouvée",
    unread:
      "0 notification non lue | 1 notification non lue | 2 notifications non lues | 5 notifications non lues | 11 notifications non lues | 21 notifications non lues | 22 notifications non lues | 1,5 notification non lue",
  },
  "nl-NL": {
    days: "9 mei 2026 | 1–5 mrt 2026 | 28 mrt – 2 apr 2026 | 28 dec 2026 – 3 jan 2027 | vanaf 1 mrt 2026",
    past: "zojuist | 1 minuut geleden | 21 minuten geleden | 5 uur geleden | gisteren | eergisteren | 6 dagen geleden",
    future: "over 1 minuut | over 22 uur | over 3 dagen | over 21 dagen",
    lists: "Gisteren | zondag 1 maart | zaterdag 1 maart 2025 | 15:00 | zo | 1 mrt",
    money: "€ 1.250 | CHF 1.250 | zł 1.250 | kr 1.250 | € 120,50 | zł 80 per opdracht | zł 80 per dag | zł 80 per uur",
    numbers: "5 km | 1.250 km | 1 kB | 781 kB | 1,5 MB | 95% | 13K | A, B en C",
    counts:
      "Geen opdrachten gevonden | 1 opdracht gevonden | 2 opdrachten gevonden | 5 opdrachten gevonden | 11 opdrachten gevonden | 21 opdrachten gevonden | 22 opdrachten gevonden | 1,5 opdrachten gevonden",
    unread:
      "0 ongelezen meldingen | 1 ongelezen melding | 2 ongelezen meldingen | 5 ongelezen meldingen | 11 ongelezen meldingen | 21 ongelezen meldingen | 22 ongelezen meldingen | 1,5 ongelezen meldingen",
  },
  "it-IT": {
    days: "9 mag 2026 | 1–5 mar 2026 | 28 mar – 2 apr 2026 | 28 dic 2026 – 3 gen 2027 | inizio 1 mar 2026",
    past: "proprio ora | 1 minuto fa | 21 minuti fa | 5 ore fa | ieri | l’altro ieri | 6 giorni fa",
    future: "tra 1 minuto | tra 22 ore | tra 3 giorni | tra 21 giorni",
    lists: "Ieri | domenica 1 marzo | sabato 1 marzo 2025 | 15:00 | dom | 1 mar",
    money:
      "1.250 € | 1.250 CHF | 1.250 zł | 1.250 kr | 120,50 € | 80 zł a prestazione | 80 zł al giorno | 80 zł all’ora",
    numbers: "5 km | 1250 km | 1 kB | 781 kB | 1,5 MB | 95% | 13K | A, B e C",
    counts:
      "Nessun incarico trovato | 1 incarico trovato | 2 incarichi trovati | 5 incarichi trovati | 11 incarichi trovati | 21 incarichi trovati | 22 incarichi trovati | 1,5 incarichi trovati",
    unread:
      "0 notifiche non lette | 1 notifica non letta | 2 notifiche non lette | 5 notifiche non lette | 11 notifiche non lette | 21 notifiche non lette | 22 notifiche non lette | 1,5 notifiche non lette",
  },
  "tr-TR": {
    days: "9 May 2026 | 1–5 Mar 2026 | 28 Mar – 2 Nis 2026 | 28 Ara 2026 – 3 Oca 2027 | 1 Mar 2026 itibarıyla",
    past: "az önce | 1 dakika önce | 21 dakika önce | 5 saat önce | dün | evvelsi gün | 6 gün önce",
    future: "1 dakika sonra | 22 saat sonra | 3 gün sonra | 21 gün sonra",
    lists: "Dün | 1 Mart Pazar | 1 Mart 2025 Cumartesi | 15:00 | Paz | 1 Mar",
    money: "€1.250 | CHF 1.250 | zł 1.250 | kr 1.250 | €120,50 | zł 80 / iş | zł 80 / gün | zł 80 / saat",
    numbers: "5 km | 1.250 km | 1 kB | 781 kB | 1,5 MB | %95 | 13 B | A, B ve C",
    counts:
      "Talep bulunamadı | 1 talep bulundu | 2 talep bulundu | 5 talep bulundu | 11 talep bulundu | 21 talep bulundu | 22 talep bulundu | 1,5 talep bulundu",
    unread:
      "0 okunmamış bildirim | 1 okunmamış bildirim | 2 okunmamış bildirim | 5 okunmamış bildirim | 11 okunmamış bildirim | 21 okunmamış bildirim | 22 okunmamış bildirim | 1,5 okunmamış bildirim",
  },
  "sv-SE": {
    days: "9 maj 2026 | 1–5 mars 2026 | 28 mars–2 apr. 2026 | 28 dec. 2026–3 jan. 2027 | från 1 mars 2026",
    past: "nyss | för 1 minut sedan | för 21 minuter sedan | för 5 timmar sedan | i går | i förrgår | för 6 dagar sedan",
    future: "om 1 minut | om 22 timmar | om 3 dagar | om 21 dagar",
    lists: "I går | söndag 1 mars | lördag 1 mars 2025 | 15:00 | sön | 1 mars",
    money: "1 250 € | 1 250 CHF | 1 250 zł | 1 250 kr | 120,50 € | 80 zł per uppdrag | 80 zł per dag | 80 zł per timme",
    numbers: "5 km | 1 250 km | 1 kB | 781 kB | 1,5 MB | 95 % | 13 tn | A, B och C",
    counts:
      "Inga uppdrag hittades | 1 uppdrag hittades | 2 uppdrag hittades | 5 uppdrag hittades | 11 uppdrag hittades | 21 uppdrag hittades | 22 uppdrag hittades | 1,5 uppdrag hittades",
    unread:
      "0 olästa notiser | 1 oläst notis | 2 olästa notiser | 5 olästa notiser | 11 olästa notiser | 21 olästa notiser | 22 olästa notiser | 1,5 olästa notiser",
  },
  "pl-PL": {
    days: "9 maj 2026 | 1–5 mar 2026 | 28 mar–2 kwi 2026 | 28 gru 2026–3 sty 2027 | od 1 mar 2026",
    past: "przed chwilą | 1 minutę temu | 21 minut temu | 5 godzin temu | wczoraj | przedwczoraj | 6 dni temu",
    future: "za 1 minutę | za 22 godziny | za 3 dni | za 21 dni",
    lists: "Wczoraj | niedziela, 1 marca | sobota, 1 marca 2025 | 15:00 | niedz. | 1 mar",
    money: "1 250 € | 1 250 CHF | 1 250 zł | 1 250 kr | 120,50 € | 80 zł za usługę | 80 zł za dzień | 80 zł za godzinę",
    numbers: "5 km | 1250 km | 1 kB | 781 kB | 1,5 MB | 95% | 13 tys. | A, B i C",
    counts:
      "Nie znaleziono zleceń | Znaleziono 1 zlecenie | Znaleziono 2 zlecenia | Znaleziono 5 zleceń | Znaleziono 11 zleceń | Znaleziono 21 zleceń | Znaleziono 22 zlecenia | Znaleziono 1,5 zlecenia",
    unread:
      "0 nieprzeczytanych powiadomień | 1 nieprzeczytane powiadomienie | 2 nieprzeczytane powiadomienia | 5 nieprzeczytanych powiadomień | 11 nieprzeczytanych powiadomień | 21 nieprzeczytanych powiadomień | 22 nieprzeczytane powiadomienia | 1,5 nieprzeczytanego powiadomienia",
  },
  "ru-RU": {
    days: "9 мая 2026 г. | 1–5 мар. 2026 г. | 28 мар. – 2 апр. 2026 г. | 28 дек. 2026 г. – 3 янв. 2027 г. | с 1 мар. 2026 г.",
    past: "только что | 1 минуту назад | 21 минуту назад | 5 часов назад | вчера | позавчера | 6 дней назад",
    future: "через 1 минуту | через 22 часа | через 3 дня | через 21 день",
    lists: "Вчера | воскресенье, 1 марта | суббота, 1 марта 2025 г. | 15:00 | вс | 1 мар.",
    money: "1 250 € | 1 250 CHF | 1 250 zł | 1 250 kr | 120,50 € | 80 zł за услугу | 80 zł за день | 80 zł за час",
    numbers: "5 км | 1 250 км | 1 кБ | 781 кБ | 1,5 МБ | 95 % | 13 тыс. | A, B и C",
    counts:
      "Заказов не найдено | Найден 1 заказ | Найдено 2 заказа | Найдено 5 заказов | Найдено 11 заказов | Найден 21 заказ | Найдено 22 заказа | Найдено 1,5 заказа",
    unread:
      "0 непрочитанных уведомлений | 1 непрочитанное уведомление | 2 непрочитанных уведомления | 5 непрочитанных уведомлений | 11 непрочитанных уведомлений | 21 непрочитанное уведомление | 22 непрочитанных уведомления | 1,5 непрочитанного уведомления",
  },
  "be-BY": {
    days: "9 мая 2026 | 1–5 сак 2026 | 28 сак – 2 кра 2026 | 28 сне 2026 – 3 сту 2027 | з 1 сак 2026",
    past: "толькі што | 1 хвіліну таму | 21 хвіліну таму | 5 гадзін таму | учора | пазаўчора | 6 дзён таму",
    future: "праз 1 хвіліну | праз 22 гадзіны | праз 3 дні | праз 21 дзень",
    lists: "Учора | нядзеля, 1 сакавіка | субота, 1 сакавіка 2025 г. | 15:00 | нд | 1 сак",
    money:
      "1 250 € | 1 250 CHF | 1 250 zł | 1 250 kr | 120,50 € | 80 zł за паслугу | 80 zł за дзень | 80 zł за гадзіну",
    numbers: "5 км | 1250 км | 1 КБ | 781 КБ | 1,5 МБ | 95 % | 13 тыс. | A, B і C",
    counts:
      "Заказаў не знойдзена | Знойдзены 1 заказ | Знойдзена 2 заказы | Знойдзена 5 заказаў | Знойдзена 11 заказаў | Знойдзены 21 заказ | Знойдзена 22 заказы | Знойдзена 1,5 заказу",
    unread:
      "0 непрачытаных апавяшчэнняў | 1 непрачытанае апавяшчэнне | 2 непрачытаныя апавяшчэнні | 5 непрачытаных апавяшчэнняў | 11 непрачытаных апавяшчэнняў | 21 непрачытанае апавяшчэнне | 22 непрачытаныя апавяшчэнні | 1,5 непрачытанага апавяшчэння",
  },
  "uk-UA": {
    days: "9 трав. 2026 р. | 1–5 бер. 2026 р. | 28 бер. – 2 квіт. 2026 р. | 28 груд. 2026 – 3 січ. 2027 рр. | з 1 бер. 2026 р.",
    past: "щойно | 1 хвилину тому | 21 хвилину тому | 5 годин тому | учора | позавчора | 6 днів тому",
    future: "через 1 хвилину | через 22 години | через 3 дні | через 21 день",
    lists: "Учора | неділя, 1 березня | субота, 1 березня 2025 р. | 15:00 | нд | 1 бер.",
    money: "1 250 € | 1 250 CHF | 1 250 zł | 1 250 kr | 120,50 € | 80 zł за послугу | 80 zł за день | 80 zł за годину",
    numbers: "5 км | 1 250 км | 1 кБ | 781 кБ | 1,5 МБ | 95% | 13 тис. | A, B і C",
    counts:
      "Замовлень не знайдено | Знайдено 1 замовлення | Знайдено 2 замовлення | Знайдено 5 замовлень | Знайдено 11 замовлень | Знайдено 21 замовлення | Знайдено 22 замовлення | Знайдено 1,5 замовлення",
    unread:
      "0 непрочитаних сповіщень | 1 непрочитане сповіщення | 2 непрочитані сповіщення | 5 непрочитаних сповіщень | 11 непрочитаних сповіщень | 21 непрочитане сповіщення | 22 непрочитані сповіщення | 1,5 непрочитаного сповіщення",
  },
}
