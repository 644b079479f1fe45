import type { DemoConversation } from './demo-conversation.ts'

/** What students ask the office: about dates, packages and payments. */
export const studentConversations: readonly DemoConversation[] = [
  {
    email: 'student@atelier.test',
    type: 'GENERAL',
    days: 0.2,
    unread: 2,
    lines: [
      ['student', 'Hi! I have just bought a second package, the one for two trainings. When can I use it?'],
      ['office', 'Hi Emily! As soon as the transfer is here, usually the next working day. You will get a notice.'],
      ['student', 'Great. And what happens to the entries that are left in my year package?'],
      [
        'note',
        'Emily ma jeszcze wejścia w pakiecie rocznym. Przy zapisie najpierw schodzi ten, który wygasa wcześniej.',
      ],
      [
        'office',
        'They stay yours until the year is over. When you sign up, the package that ends first is used first.',
      ],
      ['office', 'If you tell us which technique you would like next, we can suggest a date with Amara or Maja.'],
    ],
  },
  {
    email: 'ilona.bober@poczta.example',
    type: 'GENERAL',
    days: 0.1,
    unread: 2,
    lines: [
      ['student', 'Dzień dobry, pracuję od poniedziałku do piątku. Czy w grudniu będą szkolenia z brwi w weekendy?'],
      ['office', 'Dzień dobry, Pani Ilono! Dwa terminy czekają na potwierdzenie sali, w Łodzi i we Wrocławiu.'],
      ['student', 'Wolę Łódź. Proszę o wiadomość, gdy ruszą zapisy.'],
      ['student', 'I jeszcze jedno: czy mogę przyjść z własną modelką?'],
    ],
  },
  {
    email: 'agata.baran@poczta.example',
    type: 'GENERAL',
    days: 6,
    attachment: {
      line: 2,
      name: 'potwierdzenie-przelewu.pdf',
      title: 'Potwierdzenie przelewu',
      facts: ['Nadawca: Agata Baran', 'Odbiorca: Akademia Atelier', 'Tytuł: pakiet trzech szkoleń, Agata Baran'],
    },
    lines: [
      ['student', 'Dzień dobry, zapłaciłam za pakiet trzech szkoleń, ale w portalu dalej widzę, że czeka na wpłatę.'],
      ['office', 'Dzień dobry! Szukamy tego przelewu. Czy może Pani przesłać potwierdzenie z banku?'],
      ['student', 'Oczywiście, w załączniku.'],
      ['note', 'Przelew przyszedł bez nazwiska w tytule. Księgowość już przypisała.'],
      ['office', 'Mamy go, dziękuję. Pakiet jest już aktywny, można się zapisywać.'],
      ['student', 'Super, dziękuję za szybką pomoc!'],
    ],
  },
]
