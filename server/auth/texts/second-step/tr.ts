/** The texts of the second step in Turkish. D105, E610. */
import type { SecondStepTexts } from "../en.ts"

export const turkishSecondStep: SecondStepTexts = {
  title: "Girişin ikinci adımı",
  lead: "O zaman giriş için parola yetmez: parolayı öğrenen biri yine de giremez.",
  on: "İkinci adım açık.",
  off: "İkinci adım kapalı.",
  back: "İkinci adıma dön",
  added: "Eklenme tarihi: {date}.",
  app: {
    title: "Kimlik doğrulama uygulaması",
    lead: "Telefonunuzdaki bir uygulama her 30 saniyede yeni bir kod gösterir.",
    setUp: "Uygulama kur",
    remove: "Uygulamayı kaldır",
  },
  setUpApp: {
    title: "Kimlik doğrulama uygulaması kur",
    lead: "Giriş kodları gösteren her uygulama olur. Önce parolanızı yazın.",
    button: "Devam",
  },
  scan: {
    title: "Bunu uygulamayla tarayın",
    lead: "Sonra uygulamanın gösterdiği altı rakamı yazın.",
    picture: "Kimlik doğrulama uygulaması için QR kodu",
    key: "Tarayamıyorsanız bu anahtarı uygulamaya yazın:",
    link: "Uygulamayı bu cihazda aç",
    button: "İkinci adımı aç",
  },
  removeApp: {
    title: "Kimlik doğrulama uygulaması kaldırılsın mı?",
    lead: "Kodlarıyla artık giremezsiniz. Onaylamak için parolanızı yazın.",
    button: "Uygulamayı kaldır",
  },
  codes: {
    title: "Kurtarma kodları",
    lead: "Telefonunuz yanınızda değilken bunlarla girersiniz.",
    left: "Kullanılmamış: {left} / {all}.",
    renew: "Yeni kodlar oluştur",
  },
  renewCodes: {
    title: "Yeni kurtarma kodları oluşturulsun mu?",
    lead: "Öncekiler artık çalışmaz. Onaylamak için parolanızı yazın.",
    button: "Yeni kodlar oluştur",
  },
  newCodes: {
    title: "Bu kurtarma kodlarını saklayın",
    lead: "Telefonunuz yanınızda değilken her biriyle bir kez girersiniz. Yalnızca şimdi gösterilirler: yazdırın ya da bir yere yazın ve telefondan ayrı tutun.",
    button: "Kodları sakladım",
  },
  othersHint: "Sizin adınıza başka biri oturum açmış olabilirse bunu işaretli bırakın.",
  signIn: {
    title: "İkinci adım",
    appLead: "Kimlik doğrulama uygulamanızın şimdi gösterdiği kodu yazın.",
    recoveryLead: "Sakladığınız kurtarma kodlarından birini yazın. Her biri bir kez çalışır.",
    button: "Giriş yap",
    byRecovery: "Kurtarma kodu kullan",
    byApp: "Kimlik doğrulama uygulamasını kullan",
    lost: "Telefonu da kodları da mı kaybettiniz?",
    support: "Destek ekibine yazın",
  },
  recoveryCode: "Kurtarma kodu",
  problems: {
    noCode: "Kodu yazın.",
    wrongCode: "Kod yanlış. En yenisini yazın ve telefonun saatini kontrol edin.",
    usedCode: "Bu kod kullanıldı. Bir sonrakini bekleyin.",
    wrongRecoveryCode: "Kurtarma kodu yanlış ya da daha önce kullanılmış.",
    setupOver: "Bu çok uzun sürdü. Yeniden başlayın.",
  },
  letter: {
    subject: "Girişinizin ikinci adımı değiştirildi",
    leads: {
      appAdded: "Bu adrese ait hesap için bir kimlik doğrulama uygulaması kuruldu.",
      appRemoved: "Kimlik doğrulama uygulaması bu adrese ait hesaptan kaldırıldı.",
      codesRenewed: "Bu adrese ait hesap için yeni kurtarma kodları oluşturuldu.",
      codeUsed: "Biri, bu adrese ait hesaba kurtarma kodlarından biriyle girdi.",
      turnedOff: "Bu adrese ait hesabın ikinci adımı, platformu işletenler tarafından devre dışı bırakıldı.",
    },
    unasked:
      "Bunu siz yapmadıysanız “Parolanızı mı unuttunuz?” ile hemen başka bir parola seçin: bu, tüm cihazlardan çıkış yapar. Ardından ayarlarda ikinci adımı kontrol edin.",
  },
  refusedLetter: {
    subject: "Biri parolanızı yazdı",
    lead: "Biri bu adrese ait hesabın doğru parolasını yazdı, ama ikinci adımı geçemedi ve giremedi.",
    unasked: "Bunu siz yapmadıysanız “Parolanızı mı unuttunuz?” ile hemen başka bir parola seçin.",
  },
  forced: "Moderatörler de ikinci bir adımla giriş yapar.",
}
