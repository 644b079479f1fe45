import { bilingualTexts } from '#contract/kit/text.ts'
import type { publicProfileErrors } from './public-profiles.errors.ts'

export const publicProfileTexts = {
  /** What the artist and the office see of it in the portal. */
  publicProfiles: bilingualTexts({
    pl: {
      title: 'Profil publiczny',
      intro:
        'Strona dla każdego, bez logowania: opis, poziom, prace, opinie i najbliższe szkolenia. Nie ma na niej telefonu, e-maila ani adresu.',
      is_on: 'Pokazuj mój profil publicznie',
      is_on_hint: 'Po wyłączeniu strona i jej zdjęcia znikają od razu.',
      is_blocked: 'Zgoda biura na profil publiczny',
      slug: 'Adres strony',
      slug_hint:
        'Od 3 do 60 małych liter bez polskich znaków, cyfr i myślników. Poprzednie adresy przekierują na nowy.',
      slug_free: 'Ten adres jest wolny.',
      old_slugs: 'Na tę stronę prowadzą też adresy: {{slugs}}.',
      live: 'Widoczny dla wszystkich',
      off: 'Wyłączony',
      blocked: 'Wyłączony przez biuro',
      unseen: 'Włączony, ale niewidoczny: konto artysty jest wyłączone',
      open: 'Otwórz stronę',
      copy: 'Kopiuj adres',
      copied: 'Skopiowano adres.',
      preview_pl: 'Podgląd po polsku',
      'preview_en-US': 'Podgląd po angielsku',
      blocked_title: 'Biuro wyłączyło Twój profil publiczny',
      blocked_text: 'Od {{date}}. Jeśli się z tym nie zgadzasz, napisz do biura.',
      saved: 'Profil publiczny zapisany.',
      saved_on: 'Profil publiczny włączony.',
      saved_off: 'Profil publiczny wyłączony.',
      none: 'Artysta nie ma profilu publicznego.',
      block: 'Wyłącz profil publiczny',
      block_title: 'Wyłączyć profil publiczny: {{name}}?',
      block_text:
        'Strona i jej zdjęcia znikną od razu. Artysta dostanie powiadomienie i e-mail z powodem, a profil włączy dopiero, gdy na to pozwolisz.',
      reason: 'Powód',
      reason_hint: 'Artysta go przeczyta.',
      block_done: 'Profil publiczny wyłączony.',
      allow: 'Pozwól włączyć profil publiczny',
      allow_done: 'Artysta może znów włączyć profil publiczny.',
    },
    'en-US': {
      title: 'Public profile',
      intro:
        'A page for everyone, without signing in: your bio, level, works, reviews and coming trainings. It shows no phone, email or address.',
      is_on: 'Show my profile publicly',
      is_on_hint: 'Switched off, the page and its pictures are gone right away.',
      is_blocked: 'The office’s consent to a public profile',
      slug: 'Address of the page',
      slug_hint:
        'From 3 to 60 lowercase letters without accents, digits and hyphens. Previous addresses will redirect to the new one.',
      slug_free: 'This address is free.',
      old_slugs: 'These addresses lead to the page, too: {{slugs}}.',
      live: 'Visible to everyone',
      off: 'Switched off',
      blocked: 'Switched off by the office',
      unseen: 'Switched on, but not visible: the artist’s account is disabled',
      open: 'Open the page',
      copy: 'Copy the address',
      copied: 'Address copied.',
      preview_pl: 'Preview in Polish',
      'preview_en-US': 'Preview in English',
      blocked_title: 'The office switched off your public profile',
      blocked_text: 'Since {{date}}. If you disagree, write to the office.',
      saved: 'Public profile saved.',
      saved_on: 'Public profile switched on.',
      saved_off: 'Public profile switched off.',
      none: 'This artist has no public profile.',
      block: 'Switch off the public profile',
      block_title: 'Switch off the public profile of {{name}}?',
      block_text:
        'The page and its pictures are gone right away. The artist gets a notification and an email with the reason, and can switch the profile on again only after you allow it.',
      reason: 'Reason',
      reason_hint: 'The artist will read it.',
      block_done: 'Public profile switched off.',
      allow: 'Allow the public profile again',
      allow_done: 'The artist may switch the public profile on again.',
    },
  }),

  /** What the page itself says: it is made on the server. */
  publicPage: bilingualTexts({
    pl: {
      skip: 'Przejdź do treści',
      languages: 'Wersje językowe',
      title: '{{name}}: {{craft}} · Atelier',
      description: '{{name}}, sieć artystów akademii Atelier. {{craft}}.',
      portrait: '{{name}}, zdjęcie',
      preview: 'To podgląd: tak zobaczą Twój profil inni, gdy jest włączony.',
      elsewhere: 'W innych miejscach sieci',
      about: 'Kilka słów o sobie',
      teaches_in: 'Języki szkoleń: {{languages}}',
      trainings: 'Najbliższe szkolenia',
      trainings_none: 'W tej chwili nie ma zaplanowanych szkoleń.',
      held_in: 'język: {{language}}',
      seats_left: {
        one: 'Zostało {{count}} miejsce',
        few: 'Zostały {{count}} miejsca',
        many: 'Zostało {{count}} miejsc',
        other: 'Zostało {{count}} miejsca',
      },
      full: 'Nie ma wolnych miejsc',
      reviews: 'Opinie kursantów',
      reviews_none: 'Nie ma jeszcze opinii.',
      reviews_more: {
        one: 'Pokaż jeszcze {{count}} opinię',
        few: 'Pokaż jeszcze {{count}} opinie',
        many: 'Pokaż jeszcze {{count}} opinii',
        other: 'Pokaż jeszcze {{count}} opinii',
      },
      removed: {
        one: '{{count}} usunięta za naruszenie zasad',
        few: '{{count}} usunięte za naruszenie zasad',
        many: '{{count}} usuniętych za naruszenie zasad',
        other: '{{count}} usuniętej za naruszenie zasad',
      },
      criterion_content: 'Program',
      criterion_artist: 'Prowadzenie',
      criterion_organisation: 'Organizacja',
      verified: 'Skąd są te opinie',
      verified_text:
        'Opinię może napisać tylko uczestnik szkolenia, którego obecność potwierdzono: dostaje od nas jednorazowy link. Pokazujemy wszystkie opublikowane opinie, dobre i złe, i wszystkie liczymy do średniej. Usuwamy tylko te, które naruszają zasady, a ile ich było, widać przy każdej liczbie gwiazdek.',
      certificates: 'Certyfikaty',
      certificates_text: 'Każdy certyfikat akademii ma numer, po którym sprawdzisz, czy jest prawdziwy i ważny.',
      footer: 'Akademia Atelier · profil prowadzi {{name}}',
      gone: 'Tego profilu już tu nie ma',
      gone_text: 'Artysta wyłączył swoją stronę albo nie należy już do naszej sieci.',
      unknown: 'Pod tym adresem nic nie ma',
      unknown_text: 'Porównaj adres z tym, który masz od artysty.',
      to_portal: 'Przejdź do portalu akademii',
    },
    'en-US': {
      skip: 'Skip to the content',
      languages: 'Languages',
      title: '{{name}}: {{craft}} · Atelier',
      description: '{{name}}, of the network of artists of the Atelier academy. {{craft}}.',
      portrait: 'Photo of {{name}}',
      preview: 'This is a preview: others will see your profile like this when it is switched on.',
      elsewhere: 'Elsewhere on the web',
      about: 'In their own words',
      teaches_in: 'Teaches in: {{languages}}',
      trainings: 'Coming trainings',
      trainings_none: 'No trainings are planned at the moment.',
      held_in: 'language: {{language}}',
      seats_left: { one: '{{count}} seat left', other: '{{count}} seats left' },
      full: 'No seats left',
      reviews: 'Student reviews',
      reviews_none: 'There are no reviews yet.',
      reviews_more: { one: 'Show {{count}} more review', other: 'Show {{count}} more reviews' },
      removed: {
        one: '{{count}} removed for breaking the rules',
        other: '{{count}} removed for breaking the rules',
      },
      criterion_content: 'Content',
      criterion_artist: 'Teaching',
      criterion_organisation: 'Organization',
      verified: 'Where these reviews come from',
      verified_text:
        'Only a participant whose attendance was confirmed can write a review: they get a one-time link from us. We show all published reviews, good and bad, and all of them count toward the average. We remove only those that break the rules, and how many there were is shown at each number of stars.',
      certificates: 'Certificates',
      certificates_text:
        'Every certificate of the academy has a number by which you can check that it is genuine and valid.',
      footer: 'Atelier academy · this profile is kept by {{name}}',
      gone: 'This profile is no longer here',
      gone_text: 'The artist switched off their page, or is no longer part of our network.',
      unknown: 'There is nothing at this address',
      unknown_text: 'Compare the address with the one that the artist gave you.',
      to_portal: 'Go to the academy portal',
    },
  }),

  validation: bilingualTexts({
    pl: {
      slug: 'Adres ma od 3 do 60 znaków: małe litery bez polskich znaków, cyfry i pojedyncze myślniki między nimi.',
      slug_reserved: 'Tego adresu nie można wybrać. Wpisz inny.',
      slug_taken: 'Ten adres ma już ktoś inny. Wpisz inny.',
    },
    'en-US': {
      slug: 'An address has 3 to 60 characters: lowercase letters without accents, digits, and single hyphens between them.',
      slug_reserved: 'This address cannot be chosen. Enter another one.',
      slug_taken: 'Someone else already has this address. Enter another one.',
    },
  }),

  errors: bilingualTexts({
    pl: {
      public_profile_blocked: 'Biuro wyłączyło ten profil publiczny. Napisz do biura, zanim włączysz go ponownie.',
    } satisfies Record<keyof typeof publicProfileErrors, unknown>,
    'en-US': {
      public_profile_blocked:
        'The office switched off this public profile. Write to the office before you switch it on again.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      public_profile_blocked_title: 'Biuro wyłączyło Twój profil publiczny',
      public_profile_blocked_text: 'Powód znajdziesz w swoim profilu. Jeśli się z nim nie zgadzasz, napisz do biura.',
      public_profile_allowed_title: 'Możesz znów włączyć profil publiczny',
      public_profile_allowed_text: 'Biuro na to pozwala. Profil włączysz w „Moim profilu”.',
    },
    'en-US': {
      public_profile_blocked_title: 'The office switched off your public profile',
      public_profile_blocked_text: 'The reason is in your profile. If you disagree with it, write to the office.',
      public_profile_allowed_title: 'You may switch your public profile on again',
      public_profile_allowed_text: 'The office allows it. You can do it in “My profile”.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      public_profile_blocked_subject: 'Biuro wyłączyło Twój profil publiczny',
      public_profile_blocked_body:
        'Dzień dobry!\n\nBiuro akademii wyłączyło Twój profil publiczny: strona i jej zdjęcia są już niewidoczne. Jeśli nie zgadzasz się z podanym niżej powodem, napisz do biura w portalu.',
      public_profile_blocked_button: 'Otwórz swój profil',
    },
    'en-US': {
      public_profile_blocked_subject: 'The office switched off your public profile',
      public_profile_blocked_body:
        'Hello {{first_name}},\n\nThe academy office switched off your public profile: the page and its pictures can no longer be seen. If you disagree with the reason below, write to the office in the portal.',
      public_profile_blocked_button: 'Open your profile',
    },
  }),

  events: bilingualTexts({
    pl: {
      'proArtist.publicProfileOpened': 'Włączono profil publiczny',
      'proArtist.publicProfileClosed': 'Wyłączono profil publiczny',
      'proArtist.publicProfileMoved': 'Zmieniono adres profilu publicznego',
      'proArtist.publicProfileBlocked': 'Biuro wyłączyło profil publiczny',
      'proArtist.publicProfileAllowed': 'Biuro pozwoliło na profil publiczny',
    },
    'en-US': {
      'proArtist.publicProfileOpened': 'Public profile switched on',
      'proArtist.publicProfileClosed': 'Public profile switched off',
      'proArtist.publicProfileMoved': 'Address of the public profile changed',
      'proArtist.publicProfileBlocked': 'Public profile switched off by the office',
      'proArtist.publicProfileAllowed': 'Public profile allowed by the office',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'publicProfiles.page': 'zobaczyć publiczny profil artysty',
      'publicProfiles.englishPage': 'zobaczyć publiczny profil artysty po angielsku',
      'publicProfiles.portrait': 'zobaczyć zdjęcie z publicznego profilu artysty',
      'publicProfiles.robots': 'pobrać zasady dla wyszukiwarek',
      'publicProfiles.sitemap': 'pobrać spis profili publicznych',
      'publicProfiles.get': 'zobaczyć ustawienia własnego profilu publicznego',
      'publicProfiles.update': 'włączyć własny profil publiczny i zmienić jego adres',
      'publicProfiles.checkSlug': 'sprawdzić, czy adres profilu publicznego jest wolny',
      'publicProfiles.preview': 'obejrzeć podgląd własnego profilu publicznego',
      'publicProfiles.ofArtist': 'zobaczyć, czy artysta ma profil publiczny',
      'publicProfiles.block': 'wyłączyć profil publiczny artysty',
      'publicProfiles.allow': 'pozwolić artyście znów włączyć profil publiczny',
    },
    'en-US': {
      'publicProfiles.page': 'see the public profile of an artist',
      'publicProfiles.englishPage': 'see the public profile of an artist in English',
      'publicProfiles.portrait': 'see the picture of a public profile',
      'publicProfiles.robots': 'get the rules for search engines',
      'publicProfiles.sitemap': 'get the list of public profiles',
      'publicProfiles.get': 'see the settings of one’s own public profile',
      'publicProfiles.update': 'switch one’s own public profile on and change its address',
      'publicProfiles.checkSlug': 'check whether an address of a public profile is free',
      'publicProfiles.preview': 'see a preview of one’s own public profile',
      'publicProfiles.ofArtist': 'see whether an artist has a public profile',
      'publicProfiles.block': 'switch off the public profile of an artist',
      'publicProfiles.allow': 'allow an artist to switch the public profile on again',
    },
  }),
}
