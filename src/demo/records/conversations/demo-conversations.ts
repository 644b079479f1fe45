import type { DemoConversation } from './demo-conversation.ts'
import { longConversation } from './demo-long-conversation.ts'
import { studentConversations } from './demo-student-conversations.ts'

/** What the academy's artists, its students and its office wrote to each other lately. */
export const demoConversations: readonly DemoConversation[] = [
  { email: 'artist@atelier.test', type: 'TRAINING', days: 0.9, lines: longConversation },
  {
    email: 'artist@atelier.test',
    type: 'STATUS_UPGRADE',
    days: 0.3,
    unread: 2,
    lines: [
      [
        'artist',
        'Dzień dobry! Zerknęłam na listę wymagań do poziomu Master i chyba niewiele mi już brakuje. Dobrze to czytam?',
      ],
      [
        'office',
        'Dzień dobry, Pani Maju! Tak, opinie i średnia już wystarczają. Brakuje jednego zakończonego szkolenia.',
      ],
      ['artist', 'To świetnie. Muszę tylko uzupełnić obecność z ostatniej grupy i powinno się zgodzić.'],
      ['note', 'Maja ma bardzo dobre opinie po Krakowie. Jeśli złoży wniosek przed świętami, rozpatrzmy go od ręki.'],
      ['office', 'Gdy zapisze Pani obecność, wymaganie zaliczy się samo i przycisk z wnioskiem się odblokuje.'],
      ['office', 'Wniosek można złożyć od razu, nie trzeba czekać do końca miesiąca. Trzymamy kciuki!'],
    ],
  },
  {
    email: 'artist@atelier.test',
    type: 'VERIFICATION',
    days: 41,
    attachment: {
      line: 2,
      name: 'polisa-oc-wzor.pdf',
      title: 'Polisa OC: co powinna zawierać',
      facts: [
        'Imię i nazwisko albo nazwa firmy, tak jak w portalu',
        'Zakres: zabiegi mikropigmentacji i prowadzenie szkoleń',
        'Suma ubezpieczenia: co najmniej 100 000 zł',
        'Okres ubezpieczenia: pełne daty od i do',
      ],
    },
    lines: [
      [
        'office',
        'Pani Maju, polisa OC w portalu traci ważność w przyszłym miesiącu. Prosimy o nową, gdy tylko ją Pani dostanie.',
      ],
      ['artist', 'Dziękuję za przypomnienie! Czy musi obejmować też szkolenia, czy wystarczą same zabiegi?'],
      ['office', 'Także szkolenia. W załączniku jest krótka lista tego, co powinno być na polisie.'],
      ['artist', 'Super, przekazałam agentowi. Nową dodam w profilu najpóźniej w piątek.'],
      ['artist', 'Gotowe, polisa jest już w dokumentach.'],
      ['office', 'Widzimy, wszystko się zgadza. Dziękujemy!'],
    ],
  },
  {
    email: 'barbara@jaskiewicz.example',
    type: 'TRAINING',
    days: 0.08,
    unread: 2,
    lines: [
      ['artist', 'Dzień dobry, na szkolenie w Poznaniu zapisało się osiem osób, a w sali mamy sześć stanowisk.'],
      ['office', 'Dzień dobry! W portalu limit jest ustawiony na osiem. Czy da się dostawić dwa fotele?'],
      ['artist', 'Pytałam właścicielkę: jeden tak, drugi już nie, bo zabraknie światła.'],
      ['artist', 'Może przeniosę jedną osobę na styczeń? Pani Hania sama pytała o późniejszy termin.'],
    ],
  },
  {
    email: 'chloe@maison-laurent.example',
    type: 'GENERAL',
    days: 0.2,
    unread: 1,
    lines: [
      ['artist', 'Hello! Could I get the network’s logo as a vector file? I would like to put it on my studio door.'],
      ['office', 'Hello Chloé, of course. You will find it among the marketing materials, in the folder “Logo”.'],
      ['artist', 'Found it, thank you! One more question: may I use it in gold instead of the dark red?'],
    ],
  },
  {
    email: 'tomasz@borkowski-pigment.example',
    type: 'TRAINING',
    days: 0.6,
    unread: 1,
    lines: [
      ['office', 'Panie Tomaszu, w szkoleniu w Łodzi brakuje adresu sali. Bez niego nie możemy go zatwierdzić.'],
      ['artist', 'Racja, umknęło mi. Piotrkowska 112, drugie podwórko, pierwsze piętro. Wpisać to samemu?'],
    ],
  },
  {
    email: 'patrycja.zajac@poczta.example',
    type: 'TRAINING',
    days: 1.6,
    unread: 1,
    lines: [
      [
        'office',
        'Pani Patrycjo, zwolniło się miejsce na szkoleniu z ust, o które Pani pytała. Trzymamy je do końca tygodnia, czy mamy zapisać?',
      ],
    ],
  },
  {
    email: 'jonas@hartmann-pigment.example',
    type: 'INVITATION',
    days: 2.4,
    lines: [
      [
        'office',
        'Welcome to the network, Jonas! Your account is complete. When would you like to hold your first training with us?',
      ],
      ['artist', 'Thank you! I was thinking of March, in Leipzig, for up to four people.'],
      [
        'office',
        'March sounds good. Four is a fine number for a first group. Please ask us for “own trainings” when you have a date.',
      ],
      ['artist', 'Will do. I am looking forward to it.'],
    ],
  },
  {
    email: 'sylwia.michalska@poczta.example',
    type: 'STATUS_UPGRADE',
    days: 3,
    lines: [
      ['artist', 'Dzień dobry, czy opinie sprzed wakacji też liczą się do awansu? Nie widzę ich wszystkich na liście.'],
      [
        'office',
        'Dzień dobry! Liczą się wszystkie opublikowane. Jedna czeka jeszcze na decyzję po zgłoszeniu, dlatego jej Pani nie widzi.',
      ],
      ['artist', 'Rozumiem. Dziękuję za wyjaśnienie!'],
    ],
  },
  {
    email: 'natalia.wojcik@poczta.example',
    type: 'TRAINING',
    days: 3.5,
    lines: [
      [
        'artist',
        'Dzień dobry, to moje pierwsze szkolenie. Na ile dni przed terminem kursanci powinni dostać listę rzeczy do przyniesienia?',
      ],
      [
        'office',
        'Dzień dobry! Najlepiej na tydzień. Można ją dodać do opisu szkolenia, wtedy każdy zobaczy ją od razu po zapisie.',
      ],
      ['artist', 'Tak zrobię. A modelki? Zapewniam ja czy kursanci?'],
      [
        'office',
        'Na szkoleniach grupowych zapewnia prowadząca. Jeśli w Lublinie będzie kłopot, pomożemy z ogłoszeniem.',
      ],
      ['artist', 'Mam już cztery chętne, szukam jeszcze dwóch. W razie czego dam znać w czwartek.'],
      ['office', 'Świetnie, czekamy na wieści.'],
    ],
  },
  {
    email: 'amara@okafor-pigment.example',
    type: 'GENERAL',
    days: 4.2,
    lines: [
      ['artist', 'Hi Joanna, I am moving my studio to Peckham next month. Where do I change the address?'],
      [
        'office',
        'Hi Amara! Under “My profile”. A new street is saved right away; only a new company name or tax number is looked at by us.',
      ],
      ['artist', 'Easy. The company stays the same. Thank you!'],
    ],
  },
  {
    email: 'izabela@kaczmarek-i-corka.example',
    type: 'GENERAL',
    days: 5,
    lines: [
      ['artist', 'Dzień dobry, czy rabat na pigmenty obejmuje też córkę, jeśli pracuje w moim gabinecie?'],
      [
        'owner',
        'Pani Izabelo, rabat jest dla osób z sieci, ale zamówienie na gabinet może złożyć Pani. Serdeczności dla córki!',
      ],
      ['artist', 'Dziękuję, Pani Heleno. Tak zrobimy.'],
    ],
  },
  {
    email: 'martina@hudakova.example',
    type: 'VERIFICATION',
    days: 6.3,
    lines: [
      [
        'office',
        'Hello Martina, the scan of your licence is cut off on the right: the date cannot be read. Could you send it again?',
      ],
      ['artist', 'Oh, sorry. I have uploaded a better one just now.'],
      ['note', 'Teraz czytelne, ważne do maja. Ustawiłam przypomnienie na kwiecień.'],
      ['office', 'Perfect, thank you.'],
    ],
  },
  {
    email: 'marek@dabrowski-smp.example',
    type: 'TRAINING',
    days: 7,
    lines: [
      ['artist', 'Witam, sala w Katowicach odwołała rezerwację na sobotę. Szukam zastępczej, ale mogę nie zdążyć.'],
      [
        'office',
        'Dzień dobry, proszę dać znać do środy. Gdyby się nie udało, przełożymy termin i napiszemy do kursantów.',
      ],
      ['artist', 'Mam! Ta sama ulica, trzy domy dalej. Adres już zmieniłem.'],
      ['office', 'Brawo. Zatwierdzone, kursanci dostali nowy adres.'],
    ],
  },
  {
    email: 'weronika.lis@poczta.example',
    type: 'GENERAL',
    days: 9,
    lines: [
      ['artist', 'Dzień dobry, czy mogę brać udział w szkoleniach innych artystek jako kursantka?'],
      ['office', 'Oczywiście, i nawet zachęcamy. Dla osób z sieci jest zniżka, znajdzie ją Pani w korzyściach.'],
      ['artist', 'Wspaniale, to zapisuję się do pani Renaty!'],
    ],
  },
  {
    email: 'lena.brandt@inbox.example',
    type: 'STATUS_UPGRADE',
    days: 11,
    lines: [
      ['artist', 'Hello, is there a deadline for asking for the next level, or can I do it any time?'],
      ['office', 'Hello Lena, any time. The figures are frozen when you ask, so there is no need to hurry.'],
      ['artist', 'Good to know. I will wait for the last two reviews.'],
    ],
  },
  {
    email: 'karolina@ostrowska-studio.example',
    type: 'TRAINING',
    days: 12.5,
    lines: [
      [
        'office',
        'Pani Karolino, kursantka z ostatniej grupy pyta o duplikat certyfikatu. Czy możemy podać jej Pani adres?',
      ],
      ['artist', 'Nie ma potrzeby, mam egzemplarz w gabinecie. Wyślę jutro rano.'],
      ['office', 'Dziękujemy, przekażę.'],
      ['artist', 'Poszło poleconym.'],
    ],
  },
  {
    email: 'dominika.pawlak@poczta.example',
    type: 'VERIFICATION',
    days: 15,
    lines: [
      ['artist', 'Dzień dobry, zmieniłam nazwisko po ślubie. Co mam przesłać?'],
      [
        'office',
        'Gratulacje! Wystarczy zmienić nazwisko w profilu, my sprawdzimy je z dokumentem, który pokaże Pani przy najbliższej okazji.',
      ],
      ['artist', 'Dziękuję! Na razie zostaję przy starym w materiałach, zmienię wszystko od stycznia.'],
      ['office', 'Żaden problem.'],
    ],
  },
  {
    email: 'renata@wasilewska.example',
    type: 'GENERAL',
    days: 18,
    lines: [
      [
        'owner',
        'Pani Renato, czy zechciałaby Pani poprowadzić warsztat na wiosennym spotkaniu sieci? Myślimy o ustach po pięćdziesiątce.',
      ],
      ['artist', 'Pani Heleno, z wielką przyjemnością. Ile czasu mam mieć?'],
      ['owner', 'Półtorej godziny i tyle pytań, ile zdążą zadać.'],
      ['artist', 'Wpisuję do kalendarza. Program prześlę w grudniu.'],
    ],
  },
  {
    email: 'sofia@sofia-navarro.example',
    type: 'TRAINING',
    days: 22,
    lines: [
      ['artist', 'Hi! I would love to hold my own trainings in Valencia. What do you need from me?'],
      [
        'office',
        'Hi Sofía! A short programme, proof of insurance for teaching, and one training as a second teacher beside one of our masters.',
      ],
      ['artist', 'Isabel already agreed that I join her in Madrid in January.'],
      ['note', 'Isabel potwierdza: styczeń, Madryt. Po nim włączyć Sofii własne szkolenia.'],
      ['office', 'That is the best start there is. Let us talk again after it.'],
    ],
  },
  {
    email: 'iryna.kovalenko@poczta.example',
    type: 'GENERAL',
    days: 26,
    lines: [
      ['artist', 'Dzień dobry, czy certyfikaty mogą być też po ukraińsku? Mam kursantki z Lwowa.'],
      [
        'office',
        'Dzień dobry! Na razie po polsku i angielsku, ale zapisałam tę prośbę. Tłumaczenie przysięgłe uznajemy bez problemu.',
      ],
      ['artist', 'Dziękuję, angielski im wystarczy.'],
    ],
  },
  ...studentConversations,
]
