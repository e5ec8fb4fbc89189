/** The texts of the sign-in pages and their letters in Polish. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import { counted } from "./counted.ts"
import type { Texts } from "./en.ts"
import { polishSecondStep } from "./second-step/pl.ts"

const linkMinutes = letterLinkMs / minuteMs

/** After "przez". */
const linkTime = counted("pl", linkMinutes, { one: "minutę", few: "minuty", other: "minut" })

const characters = (count: number): string => counted("pl", count, { one: "znak", few: "znaki", other: "znaków" })

export const polish: Texts = {
  language: "pl-PL",
  errorTitle: "Błąd: ",
  signIn: {
    title: "Zaloguj się",
    lead: "Witamy ponownie.",
    button: "Zaloguj się",
    other: "Pierwszy raz tutaj?",
    otherLink: "Załóż konto",
    forgotten: "Nie pamiętasz hasła?",
  },
  register: {
    title: "Załóż konto",
    lead: "Jedno konto, żeby zlecać prace i oferować własne usługi.",
    button: "Załóż konto",
    other: "Masz już konto?",
    otherLink: "Zaloguj się",
  },
  google: {
    button: "Kontynuuj przez Google",
    leading: "Przechodzimy do Google…",
  },
  forgottenPassword: {
    title: "Nie pamiętasz hasła?",
    lead: "Wpisz adres e-mail swojego konta. Wyślemy Ci link, pod którym ustawisz nowe hasło.",
    button: "Wyślij e-mail",
    signIn: "Wróć do logowania",
  },
  letterSent: {
    title: "Sprawdź swoją skrzynkę",
    lead: `Jeśli istnieje konto z tym adresem, e-mail z linkiem jest już w drodze. Link zadziała tylko raz i jest ważny przez ${linkTime}.`,
    missing:
      "Po kilku minutach nadal nic? Zajrzyj do folderu ze spamem i sprawdź, czy to na pewno adres Twojego konta.",
    again: "Wpisz inny adres",
    ownLead: `E-mail z linkiem jest już w drodze. Link zadziała tylko raz i jest ważny przez ${linkTime}.`,
    back: "Wróć do profilu",
  },
  email: {
    title: "Twój adres e-mail",
    lead: "Służy do logowania. Na ten adres napiszemy też, gdy zapomnisz hasła.",
    verified: "– adres potwierdzony.",
    unverified: "– adres jeszcze niepotwierdzony.",
    again: "Wyślij e-mail z potwierdzeniem",
    button: "Wyślij e-mail na nowy adres",
    home: "Wróć do ustawień",
  },
  password: {
    title: "Zmień hasło",
    lead: "Wpisz hasło, którego używasz, oraz to, którego chcesz używać zamiast niego.",
    button: "Zmień hasło",
    current: "Obecne hasło",
    others: "Wyloguj moje inne urządzenia",
    othersHint: "Zostaw zaznaczone, jeśli ktoś inny może znać stare hasło.",
    endedLead: "Twoje inne urządzenia są wylogowane.",
    keptLead: "Sesja trwa dalej tutaj i na Twoich innych urządzeniach.",
  },
  secondStep: polishSecondStep,
  signInFirst: {
    title: "Najpierw się zaloguj",
    lead: "Ta strona jest tylko dla zalogowanych.",
    button: "Zaloguj się",
  },
  verifyEmail: {
    title: "Potwierdź swój adres e-mail",
    lead: "Czy to adres Twojego konta?",
    button: "Potwierdź adres",
  },
  emailVerified: {
    title: "Twój adres został potwierdzony",
    lead: "Jeśli kiedyś zapomnisz hasła, nasz e-mail do Ciebie dotrze.",
    button: "Dalej",
  },
  newEmail: {
    title: "Używać tego adresu e-mail?",
    lead: "Od tej pory będzie służyć do logowania. Na poprzedni adres wyślemy informację i przestanie on działać.",
    button: "Używaj tego adresu",
  },
  emailChanged: {
    title: "Twój adres został zmieniony",
    lead: "Od teraz do logowania służy ten adres.",
    button: "Dalej",
  },
  emailTaken: {
    title: "Tego adresu nie można użyć",
    lead: "Należy już do innego konta. Na Twoim koncie pozostaje dotychczasowy adres.",
    button: "Wybierz inny",
  },
  newPassword: {
    title: "Ustaw nowe hasło",
    lead: "Będzie to hasło do konta z adresem podanym poniżej. Wszystkie urządzenia zostaną wylogowane.",
    button: "Ustaw hasło",
  },
  passwordSet: {
    title: "Twoje hasło zostało zmienione",
    lead: "Wszystkie urządzenia zostały wylogowane. Zaloguj się nowym hasłem.",
    button: "Zaloguj się",
  },
  deadLink: {
    title: "Ten link już nie działa",
    lead: `Link z e-maila działa tylko raz i jest ważny przez ${linkTime}. Poproś o nowy e-mail.`,
    button: "Poproś o nowy e-mail",
  },
  letters: {
    hello: "Dzień dobry,",
    ends: `Link zadziała tylko raz i jest ważny przez ${linkTime}.`,
    noReply: "Ten e-mail został wysłany automatycznie i nikt nie czyta odpowiedzi na niego.",
    forgottenPassword: {
      subject: "Ustaw nowe hasło",
      lead: "Ktoś poprosił o nowe hasło do konta z tym adresem. Pod tym linkiem można je ustawić:",
      button: "Ustaw nowe hasło",
      unasked: "Jeśli to nie Twoja prośba, nie musisz nic robić: bez linku hasło pozostanie bez zmian.",
    },
    newAccount: {
      subject: "Potwierdź swój adres e-mail",
      lead: "Z tym adresem założono konto. Ten link potwierdza, że adres należy do Ciebie:",
      button: "Potwierdź adres",
      unasked: "Jeśli to nie Twoje konto, nie musisz nic robić: bez tego e-maila nikt nie może potwierdzić adresu.",
    },
    newEmail: {
      subject: "Potwierdź nowy adres e-mail",
      lead: "Ktoś chce od teraz logować się tym adresem. Ten link przypisze go do konta tej osoby:",
      button: "Używaj tego adresu",
      unasked: "Jeśli to nie Twoja prośba, nie musisz nic robić: bez linku nic się nie zmieni.",
    },
    takenEmail: {
      subject: "Masz już konto",
      lead: "Ktoś chciał użyć tego adresu do innego konta. Należy on już do Twojego, więc nic się nie zmieniło.",
      unasked: "Jeśli to Twoja prośba, zaloguj się tym adresem. Jeśli nie, nie musisz nic robić.",
    },
    changedEmail: {
      subject: "Twój adres e-mail został zmieniony",
      lead: "Twoje konto ma teraz inny adres. Tym adresem nikt już się nie zaloguje.",
      unasked: "Jeśli to nie Twoja zmiana, natychmiast skontaktuj się z pomocą serwisu.",
    },
    changedPassword: {
      subject: "Twoje hasło zostało zmienione",
      lead: "Hasło do konta z tym adresem zostało zmienione, a wszystkie jego urządzenia wylogowane.",
      unasked:
        "Jeśli to nie Twoja zmiana, ktoś inny może czytać Twoją pocztę. Zabezpiecz skrzynkę, a potem ustaw inne hasło przez „Nie pamiętasz hasła?”.",
    },
    changedOwnPassword: {
      subject: "Twoje hasło zostało zmienione",
      lead: "Hasło do konta z tym adresem zmieniła osoba, która znała poprzednie.",
      unasked:
        "Jeśli to nie Twoja zmiana, od razu ustaw inne hasło przez „Nie pamiętasz hasła?”: to wyloguje wszystkie urządzenia.",
    },
  },
  fields: {
    name: "Imię lub nazwa",
    nameHint: "Wszyscy zobaczą je przy tym, co publikujesz.",
    email: "E-mail",
    emailHint: "Służy do logowania. Zobaczy go tylko osoba, z którą zawrzesz umowę.",
    password: "Hasło",
    newEmail: "Nowy e-mail",
    newPassword: "Nowe hasło",
    code: "Kod z aplikacji",
    passkeyName: "Nazwa klucza dostępu",
    newPasswordHint: `Co najmniej ${characters(passwordLength.min)}.`,
    borrowed: "To nie jest moje urządzenie",
    borrowedHint: "Nic nie zostanie tu zapisane, a zamknięcie karty Cię wyloguje.",
  },
  rules: {
    required: {
      name: "Wpisz imię lub nazwę: co najmniej dwie litery.",
      email: "Wpisz swój adres e-mail.",
      password: "Wpisz hasło.",
    },
    minLength: {
      name: "Wpisz imię lub nazwę: co najmniej dwie litery.",
      password: `Hasło jest za krótkie: wpisz co najmniej ${characters(passwordLength.min)}.`,
    },
    maxLength: {
      name: "Skróć imię lub nazwę do 50 znaków.",
      email: "Wpisz adres e-mail: najwyżej 255 znaków.",
      password: `Hasło jest za długie: wpisz najwyżej ${characters(passwordLength.max)}.`,
    },
    firstCharIsLetter: { name: "Zacznij imię lub nazwę od litery." },
    forbiddenSymbol: { name: "Usuń z imienia lub nazwy symbole i emoji." },
    reservedNames: { name: "Wybierz inne imię lub nazwę: tej nie można użyć." },
    invalidEmail: { email: "Wpisz adres e-mail w postaci imie@example.com." },
    commonPassword: {
      password:
        "To hasło należy do tych, które każdy próbuje najpierw. Wybierz rzadsze: kilka niepowiązanych ze sobą słów jest bezpiecznych i łatwych do zapamiętania.",
    },
    ownWords: {
      password:
        "Nie używaj swojego imienia ani adresu: inni próbują ich najpierw. Kilka niepowiązanych ze sobą słów jest bezpiecznych i łatwych do zapamiętania.",
    },
  },
  problems: {
    summary: "Sprawdź pola zaznaczone poniżej.",
    wrongOwnPassword: "Błędne hasło. Jeśli nie masz jeszcze hasła, ustaw je przez „Nie pamiętasz hasła?”.",
    googleFailed: "Błąd logowania przez Google: {status}",
    googleAccountThere:
      "Konto z tym adresem już istnieje. Zaloguj się raz jego hasłem, a Google zostanie z nim połączone.",
    samePassword: "To jest Twoje obecne hasło. Wybierz inne.",
    sameEmail: "Wpisz inny adres: ten już należy do Twojego konta.",
    wrongPassword: "Błędny e-mail lub hasło.",
    emailTaken: "Istnieje już konto z tym adresem e-mail. Zaloguj się.",
    emailRefused:
      "Tego adresu e-mail nie można użyć do nowego konta. Jeśli to pomyłka, skontaktuj się z pomocą serwisu.",
    tooManyTries: "Za dużo prób. Poczekaj kwadrans i spróbuj ponownie.",
    slowedDown:
      "Z tym adresem e-mail było wiele prób, więc logowanie na nowych urządzeniach jest spowolnione. Poczekaj pół minuty i spróbuj ponownie albo wybierz nowe hasło przez „Nie pamiętasz hasła?”: wtedy to urządzenie wejdzie od razu.",
    tooManyLetters:
      "Było wiele próśb o e-mail, więc kolejny nie został wysłany. Poszukaj ostatniego w swojej skrzynce albo poczekaj godzinę.",
    busy: "Zbyt wiele osób loguje się w tej chwili. Poczekaj kilka sekund i spróbuj ponownie.",
    otherOrigin: "Ten formularz wysłano z innej strony, więc nie został przyjęty.",
  },
  signOut: {
    title: "Wylogować się?",
    lead: "Możesz zalogować się ponownie w każdej chwili.",
    button: "Wyloguj się",
    stay: "Nie wylogowuj",
    leaving: "Wylogowywanie…",
  },
  signedOut: { title: "Wylogowano", lead: "Do zobaczenia." },
  failed: {
    title: "Nie można dokończyć logowania",
    lead: "Nic nie przepadło. Wróć i zaloguj się jeszcze raz.",
    expiredTitle: "Ta strona wygasła",
    expiredLead:
      "Była otwarta zbyt długo albo w międzyczasie zalogowano się gdzie indziej. Wróć i zaloguj się jeszcze raz.",
  },
  home: "Wróć do strony głównej",
}
