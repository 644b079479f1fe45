import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const artistMergeTexts = {
  artistMerges: bilingualTexts({
    pl: {
      kept_text:
        'Osoba loguje się adresem e-mail i hasłem tego konta. Zdjęcie, historia i strona publiczna są z tej kartoteki.',
      address: 'Adres strony publicznej drugiej kartoteki prowadzi do tej, która zostaje.',
      level: 'Poziomy się nie sumują: osoba ma ten, który wskażesz.',
      since: 'Zgłoszenie z',
      page: 'Strona publiczna',
      page_ON: 'włączona',
      page_OFF: 'wyłączona',
      page_BLOCKED: 'zablokowana przez akademię',
      page_none: 'brak',
      student: 'Także konto kursanta',
      student_stays:
        'Konto {{email}} jest też kontem kursanta. Wybierz je jako to, które zostaje: zapisy, zakupy i wiadomości kursanta są przy tym koncie.',
      figure_trainings: 'Szkolenia',
      figure_packages: 'Sprzedane pakiety',
      figure_works: 'Prace w portfolio',
      figure_reviews: 'Opinie',
      figure_responsibilities: 'Obowiązki dodatkowe',
      figure_upgrades: 'Wnioski o wyższy poziom',
      figure_vouchers: 'Vouchery',
      figure_balance: 'Do wykorzystania na voucherach',
      figure_documents: 'Dokumenty',
      figure_messages: 'Wiadomości',
      obstacle_ERASURE: 'Jedna z tych osób poprosiła o usunięcie danych albo jej dane już usunięto.',
      obstacle_ROLE: 'Jedno z kont nie jest tylko kontem artysty. Zmień jego rolę w spisie użytkowników.',
      obstacle_STUDENT:
        'Oba konta są też kontami kursanta, każde z zapisami, zakupami albo wiadomościami, a tych portal nie łączy. Zamiast scalać, wyłącz na stronie artysty tego, który nie jest już potrzebny: zniknie z sieci i nic nie przepadnie.',
      obstacle_SEAT:
        'Jedna z tych osób ma miejsce na szkoleniu drugiej, a nikt nie jest kursantem na własnym szkoleniu. Zwolnij to miejsce. Jeśli szkolenie już się odbyło, to raczej dwie różne osoby.',
      obstacle_MERGED: 'Jedną z tych kartotek scalono już z inną.',
      obstacle_UPGRADE: 'Jedna z tych osób czeka na decyzję o wyższym poziomie. Najpierw ją podejmij.',
      obstacle_REPORT: 'Zgłoszenie strony publicznej jednej z tych osób czeka na decyzję. Najpierw ją podejmij.',
      obstacle_DOCUMENTS: 'Razem to więcej dokumentów, niż może mieć jedna osoba. Usuń najpierw zbędne.',
    },
    'en-US': {
      kept_text:
        'The person signs in with the email and password of this account. Picture, history, and public page are of this record.',
      address: 'The address of the other record’s public page leads to the one that stays.',
      level: 'Levels don’t add up: the person has the one you choose.',
      since: 'Application of',
      page: 'Public page',
      page_ON: 'on',
      page_OFF: 'off',
      page_BLOCKED: 'blocked by the academy',
      page_none: 'none',
      student: 'Also a student’s account',
      student_stays:
        'The account {{email}} is also a student’s. Choose it as the one that stays: the student’s seats, purchases, and messages belong to it.',
      figure_trainings: 'Trainings',
      figure_packages: 'Packages sold',
      figure_works: 'Portfolio works',
      figure_reviews: 'Reviews',
      figure_responsibilities: 'Additional responsibilities',
      figure_upgrades: 'Requests for a higher level',
      figure_vouchers: 'Vouchers',
      figure_balance: 'Left on vouchers',
      figure_documents: 'Documents',
      figure_messages: 'Messages',
      obstacle_ERASURE: 'One of these people asked for their data to be erased, or it has been erased already.',
      obstacle_ROLE: 'One of the accounts isn’t only an artist’s. Change its role in the list of users.',
      obstacle_STUDENT:
        'Both accounts are also students’ accounts, each with seats, purchases, or messages, and the portal doesn’t combine those. Instead of merging, disable the artist who is no longer needed on their page: they leave the network and nothing is lost.',
      obstacle_SEAT:
        'One of these people has a seat in the other’s training, and no one is a student in their own training. Cancel that seat. If the training has already taken place, these are probably two people.',
      obstacle_MERGED: 'One of these records has already been merged with another.',
      obstacle_UPGRADE: 'One of these people is waiting for a decision on a higher level. Make it first.',
      obstacle_REPORT: 'A report of one of their public pages is waiting for a decision. Make it first.',
      obstacle_DOCUMENTS: 'Together these are more documents than one person can have. Delete what isn’t needed first.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'proArtist.merged': 'Scalono z drugą kartoteką artysty',
      'proArtist.mergedInto': 'Scalono z inną kartoteką artysty, która zostaje',
      'proArtist.mergeUndone': 'Cofnięto scalenie kartotek artysty',
    },
    'en-US': {
      'proArtist.merged': 'Merged with another record of the artist',
      'proArtist.mergedInto': 'Merged into another record of the artist, which stays',
      'proArtist.mergeUndone': 'Merge of an artist’s records undone',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'artistMerges.compare': 'porównać dwie kartoteki artysty',
      'artistMerges.merge': 'scalić dwie kartoteki artysty',
      'artistMerges.undo': 'cofnąć scalenie kartotek artysty',
    },
    'en-US': {
      'artistMerges.compare': 'compare two records of an artist',
      'artistMerges.merge': 'merge two records of an artist',
      'artistMerges.undo': 'undo the merge of an artist’s records',
    },
  }),
}
