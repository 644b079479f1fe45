import { bilingualTexts } from '#contract/kit/text.ts'

export const portfolioTexts = {
  portfolio: bilingualTexts({
    pl: {
      title: 'Tytuł',
      description: 'Opis',
      technique: 'Technika',
      performed_on: 'Data wykonania',
      status: 'Stan pracy',
      images: 'Zdjęcia',
      stage_BEFORE: 'Przed',
      stage_AFTER: 'Po zabiegu',
      stage_HEALED: 'Po wygojeniu',
      suggested_BEFORE: '{{technique}}: przed zabiegiem',
      suggested_AFTER: '{{technique}}: tuż po zabiegu',
      suggested_HEALED: '{{technique}}: po wygojeniu',
    },
    'en-US': {
      title: 'Title',
      description: 'Description',
      technique: 'Technique',
      performed_on: 'Performed on',
      status: 'Status of the work',
      images: 'Pictures',
      stage_BEFORE: 'Before',
      stage_AFTER: 'After',
      stage_HEALED: 'Healed',
      suggested_BEFORE: '{{technique}}: before the treatment',
      suggested_AFTER: '{{technique}}: right after the treatment',
      suggested_HEALED: '{{technique}}: healed',
    },
  }),

  rights: bilingualTexts({
    pl: {
      'can-moderate-portfolio': 'moderowanie portfolio',
    },
    'en-US': {
      'can-moderate-portfolio': 'moderate portfolios',
    },
  }),

  errors: bilingualTexts({
    pl: {
      portfolio_status: 'Tej pracy nie można teraz tak zmienić. Jej stan: {{status}}. Odśwież stronę.',
      portfolio_pictureless: 'Dodaj do pracy co najmniej jedno zdjęcie, a potem wyślij ją do biura.',
    },
    'en-US': {
      portfolio_status: 'This cannot be done to the work now. Its status: {{status}}. Reload the page.',
      portfolio_pictureless: 'Add at least one picture to the work, then send it to the office.',
    },
  }),

  validation: bilingualTexts({
    pl: {
      portfolio_full: 'W portfolio mieści się 200 prac. Usuń którąś, aby dodać nową.',
      portfolio_images_full: 'Praca może mieć najwyżej 30 zdjęć. Usuń któreś, aby dodać nowe.',
      day_to_come: 'Ten dzień jeszcze nie nadszedł. Podaj dzisiejszy lub wcześniejszy.',
      image_unknown: 'Tego zdjęcia już nie ma w tej pracy.',
    },
    'en-US': {
      portfolio_full: 'A portfolio holds 200 works. Delete one to add another.',
      portfolio_images_full: 'A work can have 30 pictures at most. Delete one to add another.',
      day_to_come: 'This day is yet to come. Enter today or an earlier one.',
      image_unknown: 'This picture is no longer part of the work.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      portfolio_submitted_title: 'Praca do sprawdzenia: {{title}}',
      portfolio_submitted_text: '{{name}} czeka na decyzję biura.',
      portfolio_sent_back_title: 'Zmieniona praca: {{title}}',
      portfolio_sent_back_text: '{{name}} zmienia zatwierdzoną pracę, więc wraca ona do sprawdzenia.',
      portfolio_approved_title: 'Praca zatwierdzona: {{title}}',
      portfolio_approved_text: 'Od teraz widać ją w Twoim portfolio.',
      portfolio_rejected_title: 'Praca do poprawy: {{title}}',
      portfolio_rejected_text: 'Biuro napisało dlaczego. Popraw ją i wyślij ponownie.',
      portfolio_hidden_title: 'Praca ukryta: {{title}}',
      portfolio_hidden_text: 'Biuro ukryło ją i napisało dlaczego.',
    },
    'en-US': {
      portfolio_submitted_title: 'Work to check: {{title}}',
      portfolio_submitted_text: '{{name}} is waiting for a decision of the office.',
      portfolio_sent_back_title: 'Work edited: {{title}}',
      portfolio_sent_back_text: '{{name}} edited an approved work, so it has to be checked again.',
      portfolio_approved_title: 'Work approved: {{title}}',
      portfolio_approved_text: 'It is now shown in your portfolio.',
      portfolio_rejected_title: 'Work to revise: {{title}}',
      portfolio_rejected_text: 'The office wrote why. Revise it and send it again.',
      portfolio_hidden_title: 'Work hidden: {{title}}',
      portfolio_hidden_text: 'The office has hidden it and wrote why.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      portfolio_approved_subject: 'Praca zatwierdzona: {{title}}',
      portfolio_approved_body:
        'Dzień dobry!\n\nBiuro akademii zatwierdziło pracę „{{title}}”. Od teraz widać ją w Twoim portfolio.',
      portfolio_approved_button: 'Otwórz pracę',
      portfolio_rejected_subject: 'Praca do poprawy: {{title}}',
      portfolio_rejected_body:
        'Dzień dobry!\n\nBiuro akademii nie zatwierdziło pracy „{{title}}”. Poniżej piszemy dlaczego. Możesz ją poprawić i wysłać ponownie.',
      portfolio_rejected_button: 'Popraw pracę',
      portfolio_hidden_subject: 'Praca ukryta: {{title}}',
      portfolio_hidden_body:
        'Dzień dobry!\n\nBiuro akademii ukryło pracę „{{title}}” w Twoim portfolio. Poniżej piszemy dlaczego. Możesz ją poprawić i wysłać ponownie.',
      portfolio_hidden_button: 'Otwórz pracę',
    },
    'en-US': {
      portfolio_approved_subject: 'Work approved: {{title}}',
      portfolio_approved_body:
        'Hello,\n\nThe academy office has approved the work “{{title}}”. It is now shown in your portfolio.',
      portfolio_approved_button: 'Open the work',
      portfolio_rejected_subject: 'Please revise your work: {{title}}',
      portfolio_rejected_body:
        'Hello,\n\nThe academy office did not approve the work “{{title}}”. The reason is below. You can edit it and send it again.',
      portfolio_rejected_button: 'Edit the work',
      portfolio_hidden_subject: 'Work hidden: {{title}}',
      portfolio_hidden_body:
        'Hello,\n\nThe academy office has hidden the work “{{title}}” in your portfolio. The reason is below. You can edit it and send it again.',
      portfolio_hidden_button: 'Open the work',
    },
  }),

  account: bilingualTexts({
    pl: {
      mails_portfolio: 'Twoje portfolio',
      mails_portfolio_hint: 'Decyzje biura o pracach, które wysyłasz do sprawdzenia.',
    },
    'en-US': {
      mails_portfolio: 'Your portfolio',
      mails_portfolio_hint: 'Decisions of the office on works that you submit.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'portfolioItem.created': 'Dodano pracę do portfolio',
      'portfolioItem.updated': 'Zmieniono pracę w portfolio',
      'portfolioItem.removed': 'Usunięto pracę z portfolio',
      'portfolioItem.reordered': 'Zmieniono kolejność prac w portfolio',
      'portfolioItem.imageAdded': 'Dodano zdjęcie do pracy',
      'portfolioItem.imageChanged': 'Zmieniono opis zdjęcia pracy',
      'portfolioItem.imageRemoved': 'Usunięto zdjęcie pracy',
      'portfolioItem.imagesReordered': 'Zmieniono kolejność zdjęć pracy',
      'portfolioItem.coverChosen': 'Wybrano okładkę pracy',
      'portfolioItem.submitted': 'Wysłano pracę do sprawdzenia',
      'portfolioItem.sentBack': 'Zmieniona praca wróciła do sprawdzenia',
      'portfolioItem.withdrawn': 'Wycofano pracę do szkiców',
      'portfolioItem.approved': 'Zatwierdzono pracę',
      'portfolioItem.rejected': 'Odrzucono pracę',
      'portfolioItem.hidden': 'Ukryto pracę',
    },
    'en-US': {
      'portfolioItem.created': 'Work added to the portfolio',
      'portfolioItem.updated': 'Work of a portfolio edited',
      'portfolioItem.removed': 'Work deleted from the portfolio',
      'portfolioItem.reordered': 'Works of a portfolio reordered',
      'portfolioItem.imageAdded': 'Picture added to a work',
      'portfolioItem.imageChanged': 'Description of a picture edited',
      'portfolioItem.imageRemoved': 'Picture of a work deleted',
      'portfolioItem.imagesReordered': 'Pictures of a work reordered',
      'portfolioItem.coverChosen': 'Cover of a work chosen',
      'portfolioItem.submitted': 'Work sent to be checked',
      'portfolioItem.sentBack': 'Edited work went back to be checked',
      'portfolioItem.withdrawn': 'Work taken back to the drafts',
      'portfolioItem.approved': 'Work approved',
      'portfolioItem.rejected': 'Work rejected',
      'portfolioItem.hidden': 'Work hidden',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'portfolio.list': 'zobaczyć własne portfolio',
      'portfolio.get': 'otworzyć pracę w portfolio',
      'portfolio.create': 'dodać pracę do portfolio',
      'portfolio.reorder': 'zmienić kolejność prac',
      'portfolio.update': 'zmienić pracę w portfolio',
      'portfolio.remove': 'usunąć pracę z portfolio',
      'portfolio.submit': 'wysłać pracę do sprawdzenia',
      'portfolio.withdraw': 'wycofać pracę do szkiców',
      'portfolio.approve': 'zatwierdzić pracę',
      'portfolio.reject': 'odrzucić pracę',
      'portfolio.hide': 'ukryć pracę',
      'portfolio.addImage': 'dodać zdjęcie do pracy',
      'portfolio.reorderImages': 'zmienić kolejność zdjęć pracy',
      'portfolio.updateImage': 'zmienić opis zdjęcia pracy',
      'portfolio.removeImage': 'usunąć zdjęcie pracy',
      'portfolio.setCover': 'wybrać okładkę pracy',
      'portfolio.image': 'zobaczyć zdjęcie pracy',
    },
    'en-US': {
      'portfolio.list': 'see one’s own portfolio',
      'portfolio.get': 'open a work of a portfolio',
      'portfolio.create': 'add a work to the portfolio',
      'portfolio.reorder': 'reorder works',
      'portfolio.update': 'edit a work of a portfolio',
      'portfolio.remove': 'delete a work from the portfolio',
      'portfolio.submit': 'send a work to be checked',
      'portfolio.withdraw': 'take a work back to the drafts',
      'portfolio.approve': 'approve a work',
      'portfolio.reject': 'reject a work',
      'portfolio.hide': 'hide a work',
      'portfolio.addImage': 'add a picture to a work',
      'portfolio.reorderImages': 'reorder the pictures of a work',
      'portfolio.updateImage': 'edit the description of a picture',
      'portfolio.removeImage': 'delete a picture of a work',
      'portfolio.setCover': 'choose the cover of a work',
      'portfolio.image': 'see a picture of a work',
    },
  }),
}
