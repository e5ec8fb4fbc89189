/** The texts of the second step in Polish. D105, E610. */
import type { SecondStepTexts } from "../en.ts"

export const polishSecondStep: SecondStepTexts = {
  title: "Drugi krok logowania",
  lead: "Do logowania nie wystarczy wtedy samo hasło: kto je pozna, i tak nie wejdzie.",
  on: "Drugi krok jest włączony.",
  off: "Drugi krok jest wyłączony.",
  back: "Wróć do drugiego kroku",
  added: "Dodano {date}.",
  app: {
    title: "Aplikacja uwierzytelniająca",
    lead: "Aplikacja w telefonie pokazuje nowy kod co 30 sekund.",
    setUp: "Ustaw aplikację",
    remove: "Usuń aplikację",
  },
  setUpApp: {
    title: "Ustaw aplikację uwierzytelniającą",
    lead: "Nadaje się każda aplikacja, która pokazuje kody do logowania. Najpierw wpisz hasło.",
    button: "Dalej",
  },
  scan: {
    title: "Zeskanuj to aplikacją",
    lead: "Potem wpisz sześć cyfr, które pokazuje aplikacja.",
    picture: "Kod QR dla aplikacji uwierzytelniającej",
    key: "Jeśli nie możesz go zeskanować, wpisz ten klucz w aplikacji:",
    link: "Otwórz aplikację na tym urządzeniu",
    button: "Włącz drugi krok",
  },
  removeApp: {
    title: "Usunąć aplikację uwierzytelniającą?",
    lead: "Jej kody nie będą już działać. Wpisz hasło, aby potwierdzić.",
    button: "Usuń aplikację",
  },
  codes: {
    title: "Kody zapasowe",
    lead: "Dzięki nim wejdziesz, gdy nie masz telefonu pod ręką.",
    left: "Niewykorzystane: {left} z {all}.",
    renew: "Utwórz nowe kody",
  },
  renewCodes: {
    title: "Utworzyć nowe kody zapasowe?",
    lead: "Poprzednie przestaną działać. Wpisz hasło, aby potwierdzić.",
    button: "Utwórz nowe kody",
  },
  newCodes: {
    title: "Zachowaj te kody zapasowe",
    lead: "Każdy pozwala wejść jeden raz, gdy nie masz telefonu pod ręką. Pokazujemy je tylko teraz: wydrukuj je lub zapisz i trzymaj z dala od telefonu.",
    button: "Kody są zachowane",
  },
  othersHint: "Zostaw zaznaczone, jeśli ktoś inny może być zalogowany na Twoje konto.",
  signIn: {
    title: "Drugi krok",
    appLead: "Wpisz kod, który teraz pokazuje Twoja aplikacja uwierzytelniająca.",
    recoveryLead: "Wpisz jeden z zachowanych kodów zapasowych. Każdy działa jeden raz.",
    button: "Zaloguj się",
    byRecovery: "Użyj kodu zapasowego",
    byApp: "Użyj aplikacji uwierzytelniającej",
    lost: "Nie masz telefonu ani kodów?",
    support: "Napisz do pomocy serwisu",
  },
  recoveryCode: "Kod zapasowy",
  problems: {
    noCode: "Wpisz kod.",
    wrongCode: "Zły kod. Wpisz najnowszy i sprawdź zegar w telefonie.",
    usedCode: "Ten kod był już użyty. Poczekaj na następny.",
    wrongRecoveryCode: "Zły kod zapasowy albo kod już użyty.",
    setupOver: "Trwało to zbyt długo. Zacznij od nowa.",
  },
  letter: {
    subject: "Zmieniono drugi krok Twojego logowania",
    leads: {
      appAdded: "Dla konta z tym adresem ustawiono aplikację uwierzytelniającą.",
      appRemoved: "Z konta z tym adresem usunięto aplikację uwierzytelniającą.",
      codesRenewed: "Dla konta z tym adresem utworzono nowe kody zapasowe.",
      codeUsed: "Ktoś zalogował się na konto z tym adresem jednym z jego kodów zapasowych.",
      turnedOff: "Drugi krok dla konta z tym adresem wyłączyli prowadzący serwis.",
    },
    unasked:
      "Jeśli to nie Ty, od razu ustaw inne hasło przez „Nie pamiętasz hasła?”: to wyloguje wszystkie urządzenia. Potem sprawdź drugi krok w ustawieniach.",
  },
  refusedLetter: {
    subject: "Ktoś wpisał Twoje hasło",
    lead: "Ktoś wpisał prawidłowe hasło do konta z tym adresem, ale nie przeszedł drugiego kroku i nie wszedł.",
    unasked: "Jeśli to nie Ty, od razu ustaw inne hasło przez „Nie pamiętasz hasła?”.",
  },
  forced: "Kto moderuje, także loguje się w dwóch krokach.",
}
