import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const newLevelTexts = {
  newLevels: bilingualTexts({
    pl: {
      title: 'Twój nowy poziom to {{level}}',
      intro: 'Gratulujemy i dziękujemy za pracę, która za tym stoi.',
      benefits: 'Co zyskujesz',
      responsibilities: 'Nowe obowiązki',
      share: 'Pochwal się',
      share_text: 'Obraz z nazwą poziomu, Twoim imieniem i nazwiskiem i nazwą akademii, gotowy do wstawienia.',
      card_square: 'Pobierz kwadrat',
      card_story: 'Pobierz relację',
      card_file: 'poziom',
      thank_you: 'Dziękuję',
    },
    'en-US': {
      title: 'Your new level is {{level}}',
      intro: 'Congratulations, and thank you for the work behind it.',
      benefits: 'What you gain',
      responsibilities: 'New responsibilities',
      share: 'Share the news',
      share_text: 'A picture with your level, your name, and that of the academy, ready to post.',
      card_square: 'Download a square',
      card_story: 'Download a story',
      card_file: 'level',
      thank_you: 'Thank you',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'newLevels.latest': 'zobaczyć swój nowy poziom',
      'newLevels.close': 'zamknąć wiadomość o swoim nowym poziomie',
      'newLevels.card': 'pobrać obraz ze swoim poziomem',
    },
    'en-US': {
      'newLevels.latest': 'see one’s new level',
      'newLevels.close': 'close the news of one’s new level',
      'newLevels.card': 'download a picture with one’s level',
    },
  }),
}
