import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const importInvitationTexts = {
  importInvitations: bilingualTexts({
    pl: {
      title: 'Zaproszenia po imporcie',
      intro:
        'Te osoby mają już konta. Portal napisze do nich dopiero wtedy, gdy je zaprosisz. Zaproszenie jest w ich języku, z linkiem do hasła i informacją, skąd akademia ma ich dane (art. 14 RODO). Poinformuj je w ciągu miesiąca.',
      pace: 'Pierwsze zaproszenia wyjdą w ciągu 5 minut, potem do {{count}} na godzinę, do każdej osoby raz.',
      invite_all: {
        one: 'Zaproś {{count}} osobę',
        few: 'Zaproś {{count}} osoby',
        many: 'Zaproś {{count}} osób',
        other: 'Zaproś {{count}} osoby',
      },
      invite_question: 'Zaprosić wszystkich z tego importu?',
      invite: 'Zaproś',
      bulk_invite_question: {
        one: 'Zaprosić {{count}} osobę?',
        few: 'Zaprosić {{count}} osoby?',
        many: 'Zaprosić {{count}} osób?',
        other: 'Zaprosić {{count}} osoby?',
      },
      stop_all: 'Zatrzymaj wysyłkę',
      stop: 'Zatrzymaj',
      bulk_stop_question: {
        one: 'Zatrzymać {{count}} zaproszenie?',
        few: 'Zatrzymać {{count}} zaproszenia?',
        many: 'Zatrzymać {{count}} zaproszeń?',
        other: 'Zatrzymać {{count}} zaproszenia?',
      },
      stopped: 'Zatrzymano. Kto już dostał zaproszenie, może z niego skorzystać.',
      queued: 'Zaproszenia czekają na wysyłkę.',
      state: 'Zaproszenie',
      state_NONE: 'Nie wysłano',
      state_WAITING: 'Czeka',
      state_SENT: 'Wysłano',
      state_JOINED: 'Ma hasło',
      name: 'Kto',
      language: 'Język',
      sent_at: 'Kiedy',
      empty:
        'Ten import nie dodał nikogo, kogo można zaprosić, albo minęło 30 dni i nie przechowujemy już jego wierszy.',
    },
    'en-US': {
      title: 'Invitations after an import',
      intro:
        'These people have accounts. The portal writes to them only once you invite them. The invitation is in their language, with a link to set a password and a notice of where the academy has their data from (GDPR art. 14). Inform them within a month.',
      pace: 'The first invitations go out within 5 minutes, then up to {{count}} an hour, to each person once.',
      invite_all: { one: 'Invite {{count}} person', other: 'Invite {{count}} people' },
      invite_question: 'Invite everyone from this import?',
      invite: 'Invite',
      bulk_invite_question: { one: 'Invite {{count}} person?', other: 'Invite {{count}} people?' },
      stop_all: 'Stop sending',
      stop: 'Stop',
      bulk_stop_question: { one: 'Stop {{count}} invitation?', other: 'Stop {{count}} invitations?' },
      stopped: 'Stopped. Anyone who has already received an invitation can use it.',
      queued: 'The invitations are waiting to be sent.',
      state: 'Invitation',
      state_NONE: 'Not sent',
      state_WAITING: 'Waiting',
      state_SENT: 'Sent',
      state_JOINED: 'Has a password',
      name: 'Who',
      language: 'Language',
      sent_at: 'When',
      empty: 'This import added no one who can be invited, or its rows are gone: they’re stored for 30 days.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      import_invited_subject: 'Twoje konto w portalu {{academy}}',
      import_invited_body:
        'Dzień dobry!\n\n{{academy}} ma teraz portal, a w nim czeka Twoje konto. Ustaw hasło i zaloguj się: link jest ważny {{days}} dni i działa tylko raz. Gdyby wygasł, na stronie logowania wybierz „Nie pamiętasz hasła?”.\n\nSkąd mamy Twoje dane: z dotychczasowych zapisów akademii, które przenosimy do portalu. Są to dane kontaktowe i historia współpracy: szkolenia, pakiety, vouchery, certyfikaty. Administratorem danych jest akademia; jej dane są na dole. Przetwarzamy je, żeby prowadzić szkolenia i je rozliczać (art. 6 ust. 1 lit. b, c i f RODO).\n\nMożesz żądać dostępu do danych, ich sprostowania, usunięcia, ograniczenia i przeniesienia, wnieść sprzeciw oraz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych. Wszystko, także jak długo przechowujemy dane i komu je przekazujemy, jest w polityce prywatności: link do niej jest na dole.\n\nJeśli nie chcesz mieć konta, odpisz na tego e-maila.',
      import_invited_button: 'Ustaw hasło',
    },
    'en-US': {
      import_invited_subject: 'Your account in the {{academy}} portal',
      import_invited_body:
        'Hello {{first_name}},\n\n{{academy}} now has a portal, and your account is waiting in it. Set a password and sign in: the link works once and expires in {{days}} days. If it expires, choose “Forgot your password?” on the sign-in page.\n\nWhere we have your data from: the academy’s own records, which we’re moving to the portal. They are your contact data and what you’ve done with us: trainings, packages, vouchers, and certificates. The controller is the academy; its details are below. We process the data to run trainings and account for them (GDPR art. 6(1)(b), (c), and (f)).\n\nYou have the right to access your data, to have it corrected, erased, restricted, and transferred, to object, and to complain to the President of the Personal Data Protection Office in Poland. Everything else, including how long we keep data and who receives it, is in the privacy notice, linked below.\n\nIf you don’t want an account, reply to this email.',
      import_invited_button: 'Set password',
    },
  }),

  events: bilingualTexts({
    pl: {
      'import.invited': 'Zaproszenia po imporcie czekają na wysyłkę',
      'import.invitationsStopped': 'Zatrzymano zaproszenia po imporcie',
      'user.importInvited': 'Wysłano zaproszenie po imporcie',
    },
    'en-US': {
      'import.invited': 'Invitations after an import queued',
      'import.invitationsStopped': 'Invitations after an import stopped',
      'user.importInvited': 'Invitation after an import sent',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'importInvitations.list': 'zobaczyć zaproszenia po imporcie',
      'importInvitations.summary': 'zobaczyć, ilu zaproszono po imporcie',
      'importInvitations.invite': 'zaprosić osoby z importu',
      'importInvitations.stop': 'zatrzymać zaproszenia po imporcie',
    },
    'en-US': {
      'importInvitations.list': 'see the invitations after an import',
      'importInvitations.summary': 'see how many were invited after an import',
      'importInvitations.invite': 'invite people from an import',
      'importInvitations.stop': 'stop the invitations after an import',
    },
  }),
}
