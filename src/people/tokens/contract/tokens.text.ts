import { bilingualTexts } from '#kit/contract/texts/text.ts'
import type { tokenErrors } from './tokens.errors.ts'

export const tokenTexts = {
  tokens: bilingualTexts({
    pl: {
      own_title: 'Klucze programów',
      own_intro:
        'Kluczem Twój program, na przykład arkusz albo strona internetowa, czyta i zmienia dane w portalu za Ciebie. Może tylko to, co mu tu zaznaczysz, i tylko dopóki sam to możesz.',
      title: 'Programy',
      academy_title: 'Klucze programów akademii i osób',
      academy_intro:
        'Klucz akademii zakłada właściciel: program działa z nim jako ta osoba. Gdy odejdzie, klucz przestaje działać, dopóki nie przejmie go ktoś inny. Klucze osób widać tu po to, aby można je było unieważnić.',
      viewer: 'Opis API dla programistów (po angielsku)',
      none: 'Nie ma jeszcze żadnego klucza.',
      add: 'Dodaj klucz',
      add_academy: 'Dodaj klucz akademii',
      add_title: 'Nowy klucz programu',
      name: 'Nazwa',
      name_hint: 'Po co jest i gdzie działa, na przykład: newsletter.',
      ends_on: 'Działa do',
      ends_on_hint: 'Najdłużej rok. Tydzień przed końcem przypomnimy.',
      rights: 'Co wolno programowi',
      rights_hint:
        'Zaznacz jak najmniej. Bez żadnego uprawnienia program przeczyta tylko to, co widzi każda zalogowana osoba, i Twoje własne dane.',
      rights_none: 'Tylko czytanie tego, co widzi każda zalogowana osoba',
      rights_count: {
        one: '{{count}} uprawnienie',
        few: '{{count}} uprawnienia',
        many: '{{count}} uprawnień',
        other: '{{count}} uprawnienia',
      },
      make: 'Utwórz klucz',
      made_title: 'Skopiuj klucz teraz',
      made_text:
        'Więcej go nie pokażemy. Kto go ma, może w portalu tyle co program: nie wysyłaj go e-mailem ani w wiadomości. Zgubiony unieważnij i utwórz nowy.',
      copy: 'Kopiuj',
      copied: 'Klucz skopiowany.',
      made_done: 'Mam klucz',
      of_academy: 'akademii',
      made_by: 'Działa jako: {{name}}',
      made_by_deleted: 'Działa jako: usunięte konto',
      since: 'Utworzony {{date}}',
      used: 'Ostatnio użyty {{when}}',
      unused: 'Jeszcze nieużyty',
      ends: 'Działa do {{date}}',
      ended: 'Działał do {{date}}',
      state_WORKS: 'Działa',
      state_IDLE: 'Nie działa: konto jest zamknięte',
      state_ENDED: 'Skończył się',
      state_REVOKED: 'Unieważniony',
      revoke: 'Unieważnij',
      revoke_question: 'Unieważnić klucz „{{name}}”?',
      revoke_consequence: 'Program, który go używa, od razu straci dostęp. Tego nie da się cofnąć.',
      revoked: 'Klucz unieważniony.',
      take_over: 'Przejmij',
      take_over_question: 'Przejąć klucz „{{name}}”?',
      take_over_consequence:
        'Program będzie działał jako Ty, z tymi z zaznaczonych uprawnień, które masz. Klucza w programie nie trzeba zmieniać.',
      taken_over: 'Klucz przejęty. Program znów działa.',
    },
    'en-US': {
      own_title: 'Access tokens',
      own_intro:
        'A token lets your program (a spreadsheet, a website) read and change data in the portal for you. It can do only what you select here, and only as long as you can do it yourself.',
      title: 'Programs',
      academy_title: 'Access tokens of the academy and of people',
      academy_intro:
        'An owner creates a token of the academy: the program acts as that person. Once they leave, it stops working until someone else takes it over. Tokens of people are listed so that they can be revoked.',
      viewer: 'API reference for developers',
      none: 'There is no token yet.',
      add: 'Add a token',
      add_academy: 'Add a token of the academy',
      add_title: 'New access token',
      name: 'Name',
      name_hint: 'What it is for and where it is used, for example: newsletter.',
      ends_on: 'Works until',
      ends_on_hint: 'A year at most. We’ll remind you a week before it ends.',
      rights: 'What the program can do',
      rights_hint:
        'Select as little as possible. Without any permission the program reads only what everyone who signs in can see, and your own data.',
      rights_none: 'Reading only what everyone who signs in can see',
      rights_count: { one: '{{count}} permission', other: '{{count}} permissions' },
      make: 'Create the token',
      made_title: 'Copy the token now',
      made_text:
        'It won’t be shown again. Anyone who has it can do as much in the portal as the program: don’t send it by email or in a message. If it is lost, revoke it and create another.',
      copy: 'Copy',
      copied: 'Token copied.',
      made_done: 'I have the token',
      of_academy: 'of the academy',
      made_by: 'Acts as: {{name}}',
      made_by_deleted: 'Acts as: a deleted account',
      since: 'Created {{date}}',
      used: 'Last used {{when}}',
      unused: 'Not used yet',
      ends: 'Works until {{date}}',
      ended: 'Worked until {{date}}',
      state_WORKS: 'Works',
      state_IDLE: 'Doesn’t work: the account is closed',
      state_ENDED: 'Ended',
      state_REVOKED: 'Revoked',
      revoke: 'Revoke',
      revoke_question: 'Revoke the token “{{name}}”?',
      revoke_consequence: 'The program that uses it loses access right away. This can’t be undone.',
      revoked: 'Token revoked.',
      take_over: 'Take over',
      take_over_question: 'Take over the token “{{name}}”?',
      take_over_consequence:
        'The program will act as you, with those of the selected permissions that you have. The token in the program stays the same.',
      taken_over: 'Token taken over. The program works again.',
    },
  }),

  rights: bilingualTexts({
    pl: { 'can-manage-tokens': 'zakładać klucze programów akademii i unieważniać klucze wszystkich' },
    'en-US': { 'can-manage-tokens': 'create access tokens of the academy and revoke anyone’s' },
  }),

  errors: bilingualTexts({
    pl: {
      token_still_works: 'Tego klucza nie trzeba przejmować: konto, z którym działa, jest otwarte.',
      too_many_tokens: 'Masz już {{count}} działających kluczy. Unieważnij te, których żaden program nie używa.',
    } satisfies Record<keyof typeof tokenErrors, unknown>,
    'en-US': {
      token_still_works: 'This token needn’t be taken over: the account that it acts as is open.',
      too_many_tokens: 'You have {{count}} tokens that work already. Revoke those that no program uses.',
    },
  }),

  validation: bilingualTexts({
    pl: {
      day_is_past: 'Wybierz dzisiejszy albo późniejszy dzień.',
      day_beyond_a_year: 'Wybierz dzień nie późniejszy niż za rok.',
    },
    'en-US': {
      day_is_past: 'Choose today or a later day.',
      day_beyond_a_year: 'Choose a day within a year from now.',
    },
  }),

  notices: bilingualTexts({
    pl: {
      token_made_title: 'Utworzono klucz programu: {{name}}',
      token_made_text: 'Jeśli to nie Ty, unieważnij go, zmień hasło i od razu napisz do biura akademii.',
      token_revoked_title: 'Unieważniono Twój klucz programu: {{name}}',
      token_revoked_text: 'Program, który go używał, nie ma już dostępu do portalu.',
      token_ending_title: 'Klucz programu „{{name}}” kończy się {{date}}',
      token_ending_text: 'Utwórz nowy i wpisz go w programie, zanim ten przestanie działać.',
    },
    'en-US': {
      token_made_title: 'Access token created: {{name}}',
      token_made_text: 'If it wasn’t you, revoke it, change your password, and write to the academy office right away.',
      token_revoked_title: 'Your access token was revoked: {{name}}',
      token_revoked_text: 'The program that used it no longer has access to the portal.',
      token_ending_title: 'The access token “{{name}}” ends on {{date}}',
      token_ending_text: 'Create another and enter it in the program before this one stops working.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      token_made_subject: 'Utworzono klucz programu w portalu {{academy}}',
      token_made_body:
        'Dzień dobry!\n\nNa Twoim koncie w portalu {{academy}} utworzono klucz programu: {{name}}. Program, który go ma, działa w portalu jako Ty, z zaznaczonymi uprawnieniami.\n\nJeśli to nie Ty, od razu unieważnij ten klucz, ustaw nowe hasło i napisz do biura akademii.',
      token_made_button: 'Zobacz swoje klucze',
      token_ending_subject: 'Klucz programu „{{name}}” kończy się {{date}}',
      token_ending_body:
        'Dzień dobry!\n\nKlucz „{{name}}”, którym program łączy się z portalem {{academy}}, działa tylko do {{date}}. Potem program straci dostęp.\n\nJeśli program ma działać dalej, utwórz nowy klucz i wpisz go w programie.',
      token_ending_button: 'Utwórz nowy klucz',
    },
    'en-US': {
      token_made_subject: 'An access token was created in the {{academy}} portal',
      token_made_body:
        'Hello {{first_name}},\n\nAn access token was created on your account in the {{academy}} portal: {{name}}. A program that has it acts in the portal as you, with the permissions that were selected.\n\nIf it wasn’t you, revoke the token right away, set a new password, and write to the academy office.',
      token_made_button: 'See your tokens',
      token_ending_subject: 'The access token “{{name}}” ends on {{date}}',
      token_ending_body:
        'Hello {{first_name}},\n\nThe token “{{name}}”, by which a program connects to the {{academy}} portal, works until {{date}} only. After that the program loses access.\n\nIf the program is to go on, create another token and enter it in the program.',
      token_ending_button: 'Create another token',
    },
  }),

  events: bilingualTexts({
    pl: {
      'token.made': 'Utworzono klucz programu',
      'token.revoked': 'Unieważniono klucz programu',
      'token.takenOver': 'Przejęto klucz programu akademii',
      'token.ending': 'Przypomniano o końcu klucza programu',
    },
    'en-US': {
      'token.made': 'Access token created',
      'token.revoked': 'Access token revoked',
      'token.takenOver': 'Access token of the academy taken over',
      'token.ending': 'Reminded of the end of an access token',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'tokens.own': 'zobaczyć swoje klucze programów',
      'tokens.rights': 'zobaczyć uprawnienia, które może mieć klucz programu',
      'tokens.makeOwn': 'utworzyć klucz programu',
      'tokens.revokeOwn': 'unieważnić swój klucz programu',
      'tokens.list': 'zobaczyć klucze programów akademii i osób',
      'tokens.make': 'utworzyć klucz programu akademii',
      'tokens.takeOver': 'przejąć klucz programu akademii',
      'tokens.revoke': 'unieważnić klucz programu',
    },
    'en-US': {
      'tokens.own': 'see one’s own access tokens',
      'tokens.rights': 'see the permissions that an access token can have',
      'tokens.makeOwn': 'create an access token',
      'tokens.revokeOwn': 'revoke one’s own access token',
      'tokens.list': 'see the access tokens of the academy and of people',
      'tokens.make': 'create an access token of the academy',
      'tokens.takeOver': 'take over an access token of the academy',
      'tokens.revoke': 'revoke an access token',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_token: 'Klucz programu' },
    'en-US': { kind_token: 'Access token' },
  }),
}
