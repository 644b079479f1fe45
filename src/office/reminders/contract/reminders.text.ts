import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const reminderTexts = {
  mails: bilingualTexts({
    pl: {
      form_reminder_subject: '[wymagane działanie] Czekamy na Twój formularz',
      form_reminder_body:
        'Dzień dobry!\n\nPrzyjęliśmy Twoje zgłoszenie i czekamy jeszcze na Twoje dane, zdjęcie i dokumenty: wypełnij formularz pod poniższym linkiem.\n\nLink jest tylko dla Ciebie i działa do {{expires_on}}.',
      form_reminder_button: 'Wypełnij formularz',
      seat_unconfirmed_subject: '[wymagane działanie] Potwierdź swoje miejsce: {{title}}',
      seat_unconfirmed_body:
        'Dzień dobry!\n\nTwoje miejsce na szkoleniu „{{title}}” nie jest jeszcze potwierdzone. Potwierdź, że będziesz, albo oddaj miejsce komuś, kto na nie czeka.\n\nKiedy: {{when}}',
      seat_unconfirmed_button: 'Moje szkolenia',
      attendance_awaited_subject: '[wymagane działanie] Zapisz obecność: {{title}}',
      attendance_awaited_body:
        'Dzień dobry!\n\nSzkolenie „{{title}}” dobiegło końca. Zapisz, kto był i z jakim wynikiem: dopiero wtedy uczestnicy dostaną certyfikaty i prośbę o opinię.',
      attendance_awaited_button: 'Zapisz obecność',
      voucher_expiring_subject: 'Twój voucher jest ważny do {{date}}',
      voucher_expiring_body:
        'Dzień dobry!\n\nMasz jeszcze voucher ({{worth}}), którego możesz użyć do {{date}}.\n\nPokaż jego kod przy zapisie albo na szkoleniu.',
      voucher_expiring_button: 'Zobacz swoje vouchery',
    },
    'en-US': {
      form_reminder_subject: '[action needed] We’re waiting for your form',
      form_reminder_body:
        'Hello {{first_name}},\n\nWe accepted your application and still need your data, a picture, and documents: please fill out the form using the link below.\n\nThe link is for you alone and works until {{expires_on}}.',
      form_reminder_button: 'Fill out form',
      seat_unconfirmed_subject: '[action needed] Confirm your seat: {{title}}',
      seat_unconfirmed_body:
        'Hello {{first_name}},\n\nYour seat at the training “{{title}}” isn’t confirmed yet. Confirm that you’ll come, or give the seat to someone who is waiting for one.\n\nWhen: {{when}}',
      seat_unconfirmed_button: 'My trainings',
      attendance_awaited_subject: '[action needed] Record attendance: {{title}}',
      attendance_awaited_body:
        'Hello {{first_name}},\n\nThe training “{{title}}” is over. Record who came and with what result: only then do participants get their certificates and review requests.',
      attendance_awaited_button: 'Record attendance',
      voucher_expiring_subject: 'Your voucher is valid until {{date}}',
      voucher_expiring_body:
        'Hello {{first_name}},\n\nYou still have a voucher ({{worth}}) that you can use until {{date}}.\n\nShow its code when you register or at the training.',
      voucher_expiring_button: 'See your vouchers',
    },
  }),

  notices: bilingualTexts({
    pl: {
      seat_unconfirmed_title: 'Potwierdź miejsce: {{title}}',
      seat_unconfirmed_text: 'Szkolenie zaczyna się za kilka dni.',
      training_over_title: 'Zapisz obecność: {{title}}',
      training_over_text: 'Szkolenie dobiegło końca. Zapisz, kto był i z jakim wynikiem.',
      training_overdue_title: 'Nadal bez obecności: {{title}}',
      training_overdue_text: 'Szkolenie skończyło się kilka dni temu, a obecność nie jest zapisana.',
      voucher_expiring_title: 'Voucher wkrótce wygaśnie: {{worth}}',
      voucher_expiring_text: 'Możesz go użyć do {{date}}.',
    },
    'en-US': {
      seat_unconfirmed_title: 'Confirm your seat: {{title}}',
      seat_unconfirmed_text: 'The training begins in a few days.',
      training_over_title: 'Record attendance: {{title}}',
      training_over_text: 'The training is over. Record who came and with what result.',
      training_overdue_title: 'Still no attendance: {{title}}',
      training_overdue_text: 'The training ended a few days ago, and its attendance isn’t recorded.',
      voucher_expiring_title: 'A voucher expires soon: {{worth}}',
      voucher_expiring_text: 'You can use it until {{date}}.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'proArtist.formReminded': 'Przypomniano o formularzu',
      'participant.confirmationAwaited': 'Przypomniano o potwierdzeniu miejsca',
      'training.attendanceAwaited': 'Przypomniano o zapisaniu obecności',
      'training.attendanceOverdue': 'Powiadomiono biuro o braku obecności',
      'voucher.expiryReminded': 'Przypomniano o końcu ważności vouchera',
    },
    'en-US': {
      'proArtist.formReminded': 'Reminded of the form',
      'participant.confirmationAwaited': 'Reminded to confirm the seat',
      'training.attendanceAwaited': 'Reminded to record attendance',
      'training.attendanceOverdue': 'Office told of missing attendance',
      'voucher.expiryReminded': 'Reminded that the voucher expires',
    },
  }),
}
