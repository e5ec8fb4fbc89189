/** The texts of the sign-in pages and their letters in Turkish. */
import { minuteMs } from "../../../src/domain/durations.ts"
import { letterLinkMs } from "../limits.ts"
import { passwordLength } from "../passwords.ts"
import type { Texts } from "./en.ts"
import { turkishSecondStep } from "./second-step/tr.ts"

const linkMinutes = letterLinkMs / minuteMs

export const turkish: Texts = {
  language: "tr-TR",
  errorTitle: "Hata: ",
  signIn: {
    title: "Giriş yap",
    lead: "Yeniden hoş geldiniz.",
    button: "Giriş yap",
    other: "Burada yeni misiniz?",
    otherLink: "Hesap oluştur",
    forgotten: "Parolanızı mı unuttunuz?",
  },
  register: {
    title: "Hesap oluştur",
    lead: "Hem iş yaptırmak hem hizmet vermek için tek hesap.",
    button: "Hesabı oluştur",
    other: "Hesabınız var mı?",
    otherLink: "Giriş yap",
  },
  google: {
    button: "Google ile devam et",
    leading: "Google’a gidiliyor …",
  },
  forgottenPassword: {
    title: "Parolanızı mı unuttunuz?",
    lead: "Hesabınızın e-posta adresini yazın. Size yeni parola seçebileceğiniz bir bağlantı göndeririz.",
    button: "E-postayı gönder",
    signIn: "Girişe dön",
  },
  letterSent: {
    title: "Gelen kutunuza bakın",
    lead: `Bu adresle bir hesap varsa, bağlantı içeren bir e-posta yola çıktı. Bağlantı yalnızca bir kez kullanılabilir ve ${linkMinutes} dakika geçerlidir.`,
    missing:
      "Birkaç dakika geçti, e-posta gelmedi mi? Spam klasörüne bakın ve adresin hesabınızın adresi olup olmadığını kontrol edin.",
    again: "Başka bir adres yaz",
    ownLead: `Bağlantı içeren bir e-posta yola çıktı. Bağlantı yalnızca bir kez kullanılabilir ve ${linkMinutes} dakika geçerlidir.`,
    back: "Profilinize dön",
  },
  email: {
    title: "E-posta adresiniz",
    lead: "Bu adresle giriş yaparsınız; parolanızı unutursanız e-posta buraya gelir.",
    verified: "onaylandı.",
    unverified: "henüz onaylanmadı.",
    again: "Onay e-postası gönder",
    button: "Yeni adrese e-posta gönder",
    home: "Ayarlara dön",
  },
  password: {
    title: "Parolayı değiştir",
    lead: "Şu anki parolanızı ve yerine istediğiniz parolayı yazın.",
    button: "Parolayı değiştir",
    current: "Şu anki parola",
    others: "Diğer cihazlarımdan çıkış yap",
    othersHint: "Eski parolayı başka biri biliyor olabilirse bunu işaretli bırakın.",
    endedLead: "Diğer cihazlarınızdan çıkış yapıldı.",
    keptLead: "Burada ve diğer cihazlarınızda oturumunuz açık kalıyor.",
  },
  secondStep: turkishSecondStep,
  signInFirst: {
    title: "Önce giriş yapın",
    lead: "Bu sayfa yalnızca giriş yapmış olanlar içindir.",
    button: "Giriş yap",
  },
  verifyEmail: {
    title: "E-posta adresinizi onaylayın",
    lead: "Hesabınızın adresi bu mu?",
    button: "Adresi onayla",
  },
  emailVerified: {
    title: "Adresiniz onaylandı",
    lead: "Bir gün parolanızı unutursanız e-postalarımız size ulaşır.",
    button: "Devam et",
  },
  newEmail: {
    title: "Bu e-posta adresi kullanılsın mı?",
    lead: "Bundan sonra bu adresle giriş yaparsınız. Önceki adrese haber veririz; o adres artık geçerli olmaz.",
    button: "Bu adresi kullan",
  },
  emailChanged: {
    title: "Adresiniz değişti",
    lead: "Bundan sonra bu adresle giriş yaparsınız.",
    button: "Devam et",
  },
  emailTaken: {
    title: "Bu adres kullanılamıyor",
    lead: "Bu arada bu adresle başka bir hesap açılmış. Hesabınızın adresi olduğu gibi kalıyor.",
    button: "Başka bir adres seç",
  },
  newPassword: {
    title: "Yeni parola seçin",
    lead: "Aşağıdaki adrese ait hesap için geçerli olur. Giriş yaptığınız tüm cihazlardan çıkış yapılır.",
    button: "Parolayı kaydet",
  },
  passwordSet: {
    title: "Parolanız değişti",
    lead: "Tüm cihazlardan çıkış yapıldı. Yeni parolayla giriş yapın.",
    button: "Giriş yap",
  },
  deadLink: {
    title: "Bu bağlantı artık geçerli değil",
    lead: `E-postadaki bağlantı yalnızca bir kez kullanılabilir ve ${linkMinutes} dakika geçerlidir. Yeni bir e-posta isteyin.`,
    button: "Yeni e-posta iste",
  },
  letters: {
    hello: "Merhaba,",
    ends: `Bağlantı yalnızca bir kez kullanılabilir ve ${linkMinutes} dakika geçerlidir.`,
    noReply: "Bu e-posta otomatik olarak gönderildi, yanıtları okunmaz.",
    forgottenPassword: {
      subject: "Yeni parola seçin",
      lead: "Birisi bu adrese ait hesap için yeni bir parola istedi. Yeni parolayı bu bağlantıyla seçebilirsiniz:",
      button: "Yeni parola seç",
      unasked:
        "Bunu siz istemediyseniz bir şey yapmanız gerekmez: bağlantı kullanılmadıkça parolanız olduğu gibi kalır.",
    },
    newAccount: {
      subject: "E-posta adresinizi onaylayın",
      lead: "Bu adresle bir hesap oluşturuldu. Adresin size ait olduğunu bu bağlantıyla onaylayabilirsiniz:",
      button: "Adresi onayla",
      unasked: "Bunu siz yapmadıysanız bir şey yapmanız gerekmez: bu e-posta olmadan kimse adresi onaylayamaz.",
    },
    newEmail: {
      subject: "Yeni e-posta adresinizi onaylayın",
      lead: "Birisi bundan sonra bu adresle giriş yapmak istiyor. Bu bağlantı, adresi o kişinin hesabına bağlar:",
      button: "Bu adresi kullan",
      unasked: "Bunu siz istemediyseniz bir şey yapmanız gerekmez: bağlantı kullanılmadıkça hiçbir şey değişmez.",
    },
    takenEmail: {
      subject: "Zaten bir hesabınız var",
      lead: "Birisi bu adresi başka bir hesap için kullanmak istedi. Adres zaten sizin hesabınızda, bu yüzden hiçbir şey değişmedi.",
      unasked: "Bunu siz istediyseniz bu adresle giriş yapın. İstemediyseniz bir şey yapmanız gerekmez.",
    },
    changedEmail: {
      subject: "E-posta adresiniz değiştirildi",
      lead: "Hesabınızın artık başka bir adresi var. Bu adresle artık kimse giriş yapamaz.",
      unasked: "Bunu siz yapmadıysanız hemen destek ekibine yazın.",
    },
    changedPassword: {
      subject: "Parolanız değiştirildi",
      lead: "Bu adrese ait hesabın parolası değiştirildi ve tüm cihazlardan çıkış yapıldı.",
      unasked:
        "Bunu siz yapmadıysanız başkası e-postalarınızı okuyor olabilir. Önce posta kutunuzu güvene alın, sonra “Parolanızı mı unuttunuz?” ile başka bir parola seçin.",
    },
    changedOwnPassword: {
      subject: "Parolanız değiştirildi",
      lead: "Bu adrese ait hesabın parolasını, önceki parolayı bilen biri değiştirdi.",
      unasked:
        "Bunu siz yapmadıysanız “Parolanızı mı unuttunuz?” ile hemen başka bir parola seçin: bu, tüm cihazlardan çıkış yapar.",
    },
  },
  fields: {
    name: "Adınız",
    nameHint: "Yayımladıklarınızın yanında herkes görür.",
    email: "E-posta",
    emailHint: "Bununla giriş yaparsınız. Yalnızca anlaşma yaptığınız kişi görür.",
    password: "Parola",
    newEmail: "Yeni e-posta",
    newPassword: "Yeni parola",
    code: "Uygulamadaki kod",
    passkeyName: "Geçiş anahtarının adı",
    newPasswordHint: `En az ${passwordLength.min} karakter.`,
    borrowed: "Bu cihaz benim değil",
    borrowedHint: "Burada hiçbir şey saklanmaz; sekmeyi kapatınca çıkış yapılır.",
  },
  rules: {
    required: {
      name: "Adınızı en az iki harfle yazın.",
      email: "E-posta adresinizi yazın.",
      password: "Bir parola yazın.",
    },
    minLength: {
      name: "Adınızı en az iki harfle yazın.",
      password: `Parolada en az ${passwordLength.min} karakter kullanın.`,
    },
    maxLength: {
      name: "Adınızı en çok 50 karakter olacak şekilde kısaltın.",
      email: "En çok 255 karakterlik bir e-posta adresi yazın.",
      password: `Parolada en çok ${passwordLength.max} karakter kullanın.`,
    },
    firstCharIsLetter: { name: "Adınız bir harfle başlasın." },
    forbiddenSymbol: { name: "Adınızda simge ve emoji kullanmayın." },
    reservedNames: { name: "Başka bir ad seçin: bu ad kullanılamıyor." },
    invalidEmail: { email: "E-posta adresini ad@example.com biçiminde yazın." },
    commonPassword: {
      password:
        "Bu parola, herkesin ilk deneyeceği parolalardan biri. Daha az bilinen birini seçin: birbiriyle ilgisiz birkaç kelime hem güvenlidir hem de kolay hatırlanır.",
    },
    ownWords: {
      password:
        "Adınızı veya adresinizi kullanmayın: başkaları önce bunları dener. Birbiriyle ilgisiz birkaç kelime hem güvenlidir hem de kolay hatırlanır.",
    },
  },
  problems: {
    summary: "Lütfen aşağıda işaretlenenleri kontrol edin.",
    wrongOwnPassword: "Parola yanlış. Henüz parolanız yoksa “Parolanızı mı unuttunuz?” ile bir tane belirleyin.",
    googleFailed: "Google ile girişte hata: {status}",
    googleAccountThere:
      "Bu e-posta ile zaten bir hesap var. Bir kez o hesabın parolasıyla giriş yapın, Google hesaba bağlansın.",
    samePassword: "Bu zaten şu anki parolanız. Başka bir parola seçin.",
    sameEmail: "Başka bir adres yazın: bu zaten sizin adresiniz.",
    wrongPassword: "E-posta ya da parola yanlış.",
    emailTaken: "Bu e-postayla zaten bir hesap var. Onunla giriş yapın.",
    emailRefused:
      "Bu e-posta yeni bir hesap için kullanılamaz. Bunun yanlış olduğunu düşünüyorsanız destek ekibine yazın.",
    tooManyTries: "Çok fazla deneme yapıldı. On beş dakika bekleyip yeniden deneyin.",
    slowedDown:
      "Bu e-postayla çok deneme yapıldı, bu yüzden yeni cihazlar yavaş kabul ediliyor. Yarım dakika bekleyip yeniden deneyin ya da “Parolanızı mı unuttunuz?” ile yeni bir parola seçin: o zaman bu cihaz hemen kabul edilir.",
    tooManyLetters:
      "Çok sayıda e-posta istendi, bu yüzden yenisi gönderilmedi. Gelen kutunuzda sonuncuyu arayın ya da bir saat bekleyin.",
    busy: "Şu anda çok fazla kişi giriş yapıyor. Birkaç saniye bekleyip yeniden deneyin.",
    otherOrigin: "Bu form başka bir siteden gönderildi, bu yüzden kabul edilmedi.",
  },
  signOut: {
    title: "Çıkış yapılsın mı?",
    lead: "İstediğiniz zaman yeniden giriş yapabilirsiniz.",
    button: "Çıkış yap",
    stay: "Oturum açık kalsın",
    leaving: "Çıkış yapılıyor…",
  },
  signedOut: { title: "Çıkış yaptınız", lead: "Görüşmek üzere." },
  failed: {
    title: "Giriş tamamlanamadı",
    lead: "Hiçbir şey kaybolmadı. Geri dönüp bir kez daha giriş yapın.",
    expiredTitle: "Bu sayfanın süresi doldu",
    expiredLead:
      "Çok uzun süre açık kaldı ya da bu arada başka yerde giriş yaptınız. Geri dönüp bir kez daha giriş yapın.",
  },
  home: "Ana sayfaya dön",
}
