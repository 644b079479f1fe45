import { bilingualTexts } from '#kit/contract/texts/text.ts'

export const consentTexts = {
  consents: bilingualTexts({
    pl: {
      title: 'Zgoda osoby ze zdjęcia',
      page_title: 'Twoja zgoda na pokazanie zdjęć',
      page_title_gone: 'Zdjęcia nie są już pokazywane',
      page_intro:
        '{{artist}} prosi o zgodę na pokazanie zdjęć z Twojego zabiegu. To Ty decydujesz, gdzie można je pokazać. Decyzję możesz zmienić w każdej chwili.',
      page_keep: 'Zachowaj ten link: zawsze możesz tu wrócić i wycofać zgodę.',
      page_until: 'Na odpowiedź czekamy do {{date}}.',
      who_asks: 'Kto prosi',
      work: 'Zabieg',
      performed_on: 'Kiedy',
      pictures: {
        one: '{{count}} zdjęcie, o które chodzi',
        few: '{{count}} zdjęcia, o które chodzi',
        many: '{{count}} zdjęć, o które chodzi',
        other: '{{count}} zdjęcia, o które chodzi',
      },
      pictures_hint:
        'Zgoda dotyczy tych zdjęć razem z tytułem i opisem. Gdy artysta doda zdjęcia albo zmieni opis, zapytamy osobno.',
      words: 'Tytuł i opis, które będą przy zdjęciach',
      wording: 'Na co się zgadzasz',
      wording_scope:
        'Zgadzam się, aby {{artist}} i {{operator}} bezpłatnie pokazywali te zdjęcia razem z ich tytułem („{{title}}”) i opisem w miejscach, które zaznaczam niżej.',
      wording_purpose: 'Cel: pokazanie efektów zabiegu oraz promocja artysty i akademii.',
      wording_edit:
        'Zdjęcia mogą być zmniejszone, przycięte i zestawione ze sobą jako „przed” i „po”, także w suwaku. Innych zmian w nich nie robimy.',
      wording_time:
        'Zgoda obowiązuje bezterminowo, do wycofania. Możesz ją wycofać w każdej chwili pod tym samym linkiem. Wycofanie nie wpływa na to, co działo się wcześniej.',
      wording_controllers: 'Administratorami danych są: {{artist}} oraz {{operator}}, {{address}}. Kontakt: {{email}}.',
      wording_rights:
        'Podstawą jest Twoja zgoda (art. 6 ust. 1 lit. a i art. 9 ust. 2 lit. a RODO, art. 81 pr. aut.). Możesz żądać dostępu do danych, ich sprostowania, usunięcia, ograniczenia i przeniesienia oraz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
      wording_health:
        'Zgadzam się wyraźnie, aby razem ze zdjęciami pokazano informację o moim zdrowiu, którą zawiera tytuł albo opis.',
      wording_no_address: 'adres poda biuro akademii',
      wording_no_email: 'biuro akademii',
      privacy: 'Informacja o prywatności',
      health: 'Informacja o zdrowiu',
      health_hint: 'To osobna zgoda. Bez niej nikt nie zobaczy ani zdjęć, ani opisu, dopóki artysta nie zmieni opisu.',
      incomplete: 'Zgoda jest niepełna',
      incomplete_text: 'Poza artystą i biurem akademii nikt nie widzi zdjęć, dopóki nie uzupełnisz zgody poniżej.',
      health_missing: 'Bez zgody na informację o zdrowiu zdjęć z tym opisem nikt nie zobaczy.',
      given_by: 'Kto się zgadza',
      given_by_ADULT: 'Jestem osobą ze zdjęć i mam ukończone 18 lat',
      given_by_GUARDIAN: 'Jestem rodzicem albo opiekunem prawnym osoby ze zdjęć',
      choose_giver: 'Zaznacz, kto się zgadza. Rodzic albo opiekun podaje także imię i nazwisko.',
      guardian_name: 'Imię i nazwisko rodzica albo opiekuna',
      words_changed:
        'Od Twojej zgody zmienił się tytuł albo opis. Zdjęć nikt nie widzi, dopóki się na niego nie zgodzisz.',
      old_wording: 'Poprzednia zgoda dotyczyła samych zdjęć. Ta obejmuje także tytuł i opis.',
      confirm_words: 'Zgadzam się na obecny tytuł i opis',
      gap_OLD:
        'Ta zgoda jest sprzed zmiany treści i obejmuje same zdjęcia, bez tytułu i opisu. Zdjęcia są widoczne; poproś o zgodę jeszcze raz.',
      gap_WORDS:
        'Tytuł albo opis zmienił się po zgodzie. Zdjęcia nie są pokazywane, dopóki ta osoba nie zgodzi się na nowy. Wyślij link jeszcze raz.',
      gap_HEALTH:
        'Tytuł albo opis zawiera informację o zdrowiu, a na to nie ma osobnej zgody. Zdjęcia nie są pokazywane. Wyślij link jeszcze raz albo zmień opis.',
      event_health: 'z informacją o zdrowiu',
      event_health_withdrawn: 'Wycofano zgodę na informację o zdrowiu',
      event_guardian: 'rodzic albo opiekun: {{name}}',
      event_wording: 'Treść zgody (wersja {{version}})',
      covers_words: 'Papier wymienia tytuł i opis takie jak teraz',
      covers_words_hint: 'Bez tego zgoda obejmuje same zdjęcia i pracy nie można zatwierdzić.',
      covers_health: 'Papier zawiera wyraźną zgodę na informację o zdrowiu',
      picture_new: 'Nowe',
      pictures_new: {
        one: 'Od Twojej zgody przybyło {{count}} zdjęcie. Nikt go nie zobaczy, dopóki się nie zgodzisz.',
        few: 'Od Twojej zgody przybyły {{count}} zdjęcia. Nikt ich nie zobaczy, dopóki się nie zgodzisz.',
        many: 'Od Twojej zgody przybyło {{count}} zdjęć. Nikt ich nie zobaczy, dopóki się nie zgodzisz.',
        other: 'Od Twojej zgody przybyło {{count}} zdjęcia. Nikt ich nie zobaczy, dopóki się nie zgodzisz.',
      },
      where: 'Gdzie wolno je pokazać',
      where_hint: 'Zaznacz tyle, ile chcesz. Każde miejsce możesz później odznaczyć.',
      channel_ACADEMY: 'W akademii',
      channel_ACADEMY_text: 'Na szkoleniach i w portalu, dla artystów, kursantów i biura. Trzeba się zalogować.',
      channel_WEBSITE: 'Na stronie internetowej',
      channel_WEBSITE_text: 'Na publicznej stronie artysty i akademii. Może je zobaczyć każdy, także wyszukiwarki.',
      channel_SOCIAL: 'W mediach społecznościowych',
      channel_SOCIAL_text:
        'Na profilach artysty i akademii, na przykład na Instagramie. Kto je tam zapisze, może je mieć także po wycofaniu zgody.',
      named_ACADEMY: 'w akademii',
      named_WEBSITE: 'na stronie internetowej',
      named_SOCIAL: 'w mediach społecznościowych',
      give: 'Wyrażam zgodę na wybrane miejsca',
      save: 'Zapisz zmiany',
      confirm_new: 'Zgadzam się także na nowe zdjęcia',
      decline: 'Nie zgadzam się',
      question_decline: 'Nie zgadzasz się na pokazanie tych zdjęć?',
      text_decline:
        'Nikt ich nie zobaczy. Artysta dowie się o Twojej decyzji. Możesz zmienić zdanie pod tym samym linkiem.',
      withdraw: 'Wycofaj całą zgodę',
      question_withdraw: 'Wycofać zgodę na wszystkie zdjęcia?',
      text_withdraw:
        'Znikną od razu z każdego miejsca w portalu i z publicznych stron. Możesz zmienić zdanie pod tym samym linkiem.',
      withdraw_some_question: 'Wycofać zgodę: {{channels}}?',
      withdraw_some_text: 'Zdjęcia znikną stamtąd od razu.',
      given: 'Dziękujemy. Zapisaliśmy Twoją zgodę.',
      withdrawn: 'Zgoda wycofana. Zdjęć nikt już nie zobaczy.',
      withdrawn_only:
        'Wycofaliśmy to, co odznaczono. Nowej zgody nie zapisaliśmy, bo odkąd ta strona jest otwarta, Twoja zgoda się zmieniła. Sprawdź, co obowiązuje teraz, i zdecyduj jeszcze raz.',
      withdrawn_some: 'Zapisaliśmy. Tam, skąd zgoda jest wycofana, zdjęć już nie ma.',
      declined: 'Zapisaliśmy: nie zgadzasz się. Zdjęć nikt nie zobaczy.',
      gone_WITHDRAWN: 'Zgoda została wycofana {{date}}. Zdjęć nie widać już pod żadnym adresem.',
      gone_DECLINED: 'Odmowa została zapisana {{date}}. Zdjęć nie widać pod żadnym adresem.',
      again: 'Zmiana zdania? Zaznacz, gdzie wolno je pokazać.',
      again_question: 'Zgodzić się na nowo?',
      again_text:
        'Zdjęcia, których teraz nikt nie widzi, znów będą pokazywane: {{channels}}. Możesz to cofnąć w każdej chwili.',
      again_some_text:
        'Tej zgody wcześniej nie było albo została wycofana. Zdjęcia znów będą pokazywane: {{channels}}. Możesz to cofnąć w każdej chwili.',
      choose_some: 'Zaznacz co najmniej jedno miejsce albo wybierz „Nie zgadzam się”.',
      your_history: 'Co zapisaliśmy',
      checking: 'Sprawdzamy link…',
      to_start_page: 'Na stronę główną',
      link_unknown_title: 'Nie znamy tego linku',
      link_unknown_text: 'Sprawdź, czy skopiowano go w całości. Jeśli tak, poproś artystę o nowy.',
      link_expired_title: 'Ten link wygasł',
      link_expired_text: 'Nikt na niego nie odpowiedział, więc zdjęć nie widać. Artysta może wysłać nowy.',
      link_replaced_title: 'Jest nowszy link',
      link_replaced_text: 'Artysta wysłał nowszy link. Otwórz go z ostatniej wiadomości.',
      link_gone_title: 'Tych zdjęć już nie ma',
      link_gone_text:
        'Tę pracę usunięto albo oznaczono jako taką, na której nie widać żadnej osoby. Nie musisz nic robić.',
      state_NOT_ASKED: 'Nie zapytano',
      state_ASKED: 'Czeka na odpowiedź',
      state_GIVEN: 'Zgoda jest',
      state_DECLINED: 'Odmowa',
      state_WITHDRAWN: 'Wycofana',
      state_NOT_NEEDED: 'Nikogo nie widać',
      help_NOT_ASKED: 'Bez zgody osoby ze zdjęć nikt ich nie zobaczy. Wyślij jej link.',
      help_ASKED: 'Link czeka na odpowiedź. Możesz wysłać go jeszcze raz.',
      help_GIVEN: 'Wolno pokazać: {{channels}}.',
      help_DECLINED: 'Ta osoba się nie zgadza. Zdjęć nikt nie widzi. Może zmienić zdanie pod swoim linkiem.',
      help_WITHDRAWN:
        'Ta osoba wycofała zgodę. Zdjęć nikt nie widzi. Usuń je także z innych miejsc, na przykład z Instagrama.',
      help_NOT_NEEDED: 'Na zdjęciach nikogo nie widać, więc zgoda nie jest potrzebna. Biuro to sprawdza.',
      pictures_since: {
        one: '{{count}} zdjęcie doszło po zgodzie i czeka na nią osobno. Wyślij link jeszcze raz.',
        few: '{{count}} zdjęcia doszły po zgodzie i czekają na nią osobno. Wyślij link jeszcze raz.',
        many: '{{count}} zdjęć doszło po zgodzie i czeka na nią osobno. Wyślij link jeszcze raz.',
        other: '{{count}} zdjęcia doszło po zgodzie i czeka na nią osobno. Wyślij link jeszcze raz.',
      },
      ask: 'Poproś o zgodę',
      ask_again: 'Wyślij jeszcze raz',
      ask_title: 'Poproś o zgodę na zdjęcia',
      ask_text:
        'Osoba ze zdjęć dostanie e-mailem link do własnej strony: zobaczy tam te zdjęcia i sama zdecyduje, gdzie wolno je pokazać. Linku nie dostaje nikt inny.',
      email: 'E-mail osoby ze zdjęć',
      language: 'Język wiadomości',
      asked_sent: 'Link wysłany.',
      sent_to: 'Wysłany na {{email}} {{date}}.',
      nobody: 'Na zdjęciach nikogo nie widać',
      nobody_hint: 'Na przykład sama skóra treningowa. Dłoń, usta czy brwi to już osoba.',
      record: 'Zapisz zgodę z papieru',
      record_title: 'Zapisz, co powiedziała osoba ze zdjęć',
      record_text: 'Na papierze, e-mailem albo przez telefon.',
      record_none_open: 'Jeśli nic nie zaznaczysz, zapiszemy odmowę: zdjęć nikt nie zobaczy.',
      record_none_given: 'Co odznaczysz, to wycofasz: stamtąd zdjęcia znikną od razu.',
      record_none_refused: 'Zdjęć nikt teraz nie widzi. Zaznacz, gdzie znowu wolno je pokazać.',
      record_channels: 'Na co się zgadza',
      said_on: 'Kiedy to powiedziała',
      note: 'Skąd to wiemy',
      note_hint: 'Na przykład: podpisany formularz w segregatorze 4.',
      recorded: 'Zapisano.',
      recorded_withdrawal:
        'Zapisano wycofanie. Nowej zgody nie zapisaliśmy, bo odkąd to okno jest otwarte, zgoda się zmieniła. Sprawdź, co obowiązuje teraz.',
      history: 'Historia zgody',
      event_ASKED: 'Poproszono o zgodę',
      event_GIVEN: 'Zgoda: {{channels}}',
      event_WITHDRAWN: 'Wycofano: {{channels}}',
      event_DECLINED: 'Odmowa',
      event_NOT_NEEDED: 'Zaznaczono: nikogo nie widać',
      event_NEEDED: 'Jednak kogoś widać',
      by_person: 'osoba ze zdjęć, pod swoim linkiem',
      came_from_ARTIST_BROWSER:
        'Odpowiedź przyszła z przeglądarki, w której wcześniej logował się artysta. Zanim zatwierdzisz pracę, upewnij się, że zgody udzieliła osoba ze zdjęć.',
      came_from_ARTIST_NETWORK:
        'Odpowiedź przyszła z tej samej sieci, z której korzystał artysta, na przykład z Wi-Fi salonu.',
      by_office: 'biuro akademii',
      said: 'powiedziane {{date}}, zapisane przez: {{name}}',
    },
    'en-US': {
      title: 'Consent of the person in the pictures',
      page_title: 'Your consent to showing pictures',
      page_title_gone: 'The pictures are no longer shown',
      page_intro:
        '{{artist}} asks for your consent to show pictures of your treatment. You decide where, and you can change your mind anytime.',
      page_keep: 'Keep this link: you can always come back here and withdraw your consent.',
      page_until: 'You can answer until {{date}}.',
      who_asks: 'Who asks',
      work: 'Treatment',
      performed_on: 'When',
      pictures: {
        one: 'Picture covered by this request: {{count}}',
        other: 'Pictures covered by this request: {{count}}',
      },
      pictures_hint:
        'Your consent covers these pictures with their title and description. If the artist adds pictures or changes the description, we ask separately.',
      words: 'Title and description shown with the pictures',
      wording: 'What you agree to',
      wording_scope:
        'I agree that {{artist}} and {{operator}} can show these pictures, free of charge, with their title (“{{title}}”) and description in the places that I check below.',
      wording_purpose: 'Purpose: to show the results of the treatment and to promote the artist and the academy.',
      wording_edit:
        'The pictures can be made smaller, cropped, and set side by side as “before” and “after,” also in a slider. They aren’t changed in any other way.',
      wording_time:
        'The consent has no end date: it applies until it’s withdrawn. You can withdraw it anytime at this same link. Withdrawing doesn’t affect what happened before.',
      wording_controllers: 'The data controllers are {{artist}} and {{operator}}, {{address}}. Contact: {{email}}.',
      wording_rights:
        'The legal basis is your consent (GDPR art. 6(1)(a) and art. 9(2)(a); art. 81 of the Polish Copyright Act). You have the right to access, correct, delete, restrict, and transfer your data, and to complain to the President of the Personal Data Protection Office (UODO).',
      wording_health:
        'I explicitly agree that the information about my health in the title or description can be shown with the pictures.',
      wording_no_address: 'the academy office will tell you its address',
      wording_no_email: 'the academy office',
      privacy: 'Privacy notice',
      health: 'Information about health',
      health_hint:
        'This is a separate consent. Without it, no one sees the pictures or the description until the artist changes the description.',
      incomplete: 'Your consent is incomplete',
      incomplete_text:
        'Apart from the artist and the academy office, no one sees the pictures until you complete your consent below.',
      health_missing:
        'Without consent to the information about health, no one sees the pictures with this description.',
      given_by: 'Who agrees',
      given_by_ADULT: 'I’m the person in the pictures, and I’m 18 or older',
      given_by_GUARDIAN: 'I’m a parent or legal guardian of the person in the pictures',
      choose_giver: 'Choose who agrees. A parent or guardian enters their name, too.',
      guardian_name: 'Name of the parent or guardian',
      words_changed:
        'The title or description has changed since you agreed. No one sees the pictures until you agree to it.',
      old_wording:
        'Your earlier consent was about the pictures only. This one covers their title and description, too.',
      confirm_words: 'I agree to the current title and description',
      gap_OLD:
        'This consent is from before its wording changed and covers the pictures only, without title and description. The pictures are shown; ask for consent again.',
      gap_WORDS:
        'The title or description changed after the consent. The pictures aren’t shown until the person agrees to the new one. Send the link again.',
      gap_HEALTH:
        'The title or description tells about health, and there’s no separate consent to that. The pictures aren’t shown. Send the link again, or change the description.',
      event_health: 'with information about health',
      event_health_withdrawn: 'Consent to information about health withdrawn',
      event_guardian: 'parent or guardian: {{name}}',
      event_wording: 'Wording of the consent (version {{version}})',
      covers_words: 'The paper names the title and description as they are now',
      covers_words_hint: 'Without this, the consent covers the pictures only, and the work can’t be approved.',
      covers_health: 'The paper has an explicit consent to information about health',
      picture_new: 'New',
      pictures_new: {
        one: '{{count}} picture was added since you agreed. No one sees it until you agree.',
        other: '{{count}} pictures were added since you agreed. No one sees them until you agree.',
      },
      where: 'Where they can be shown',
      where_hint: 'Check as many as you like. You can uncheck any of them later.',
      channel_ACADEMY: 'In the academy',
      channel_ACADEMY_text:
        'In trainings and in the portal, for artists, students, and the office. Only signed-in people can see them.',
      channel_WEBSITE: 'On the website',
      channel_WEBSITE_text:
        'On the public page of the artist and of the academy. Anyone can see them, search engines too.',
      channel_SOCIAL: 'In social media',
      channel_SOCIAL_text:
        'On the profiles of the artist and of the academy, such as Instagram. People who save them there can keep them even after you withdraw.',
      named_ACADEMY: 'in the academy',
      named_WEBSITE: 'on the website',
      named_SOCIAL: 'in social media',
      give: 'Allow selected uses',
      save: 'Save changes',
      confirm_new: 'I agree to the new pictures, too',
      decline: 'I don’t agree',
      question_decline: 'You don’t agree to showing these pictures?',
      text_decline: 'No one will see them. The artist is told your decision. You can change your mind at this link.',
      withdraw: 'Withdraw all consent',
      question_withdraw: 'Withdraw your consent to all pictures?',
      text_withdraw:
        'They disappear right away from every place in the portal and from public pages. You can change your mind at this link.',
      withdraw_some_question: 'Withdraw your consent: {{channels}}?',
      withdraw_some_text: 'The pictures disappear from there right away.',
      given: 'Thank you. Your consent is saved.',
      withdrawn: 'Consent withdrawn. No one sees the pictures now.',
      withdrawn_only:
        'What you unchecked is withdrawn. The new consent wasn’t saved, since yours has changed since this page was opened. Check the current state and decide again.',
      withdrawn_some: 'Saved. Where you withdrew, the pictures are gone.',
      declined: 'Saved: you don’t agree. No one sees the pictures.',
      gone_WITHDRAWN: 'You withdrew your consent on {{date}}. The pictures aren’t shown at any address.',
      gone_DECLINED: 'You declined on {{date}}. The pictures aren’t shown at any address.',
      again: 'Changed your mind? Check where they can be shown.',
      again_question: 'Agree again?',
      again_text:
        'The pictures, which no one sees now, will be shown again: {{channels}}. You can withdraw your consent at any time.',
      again_some_text:
        'You declined or withdrew this before. The pictures will be shown again: {{channels}}. You can withdraw your consent at any time.',
      choose_some: 'Check at least one place, or choose “I don’t agree”.',
      your_history: 'What we have on record',
      checking: 'Checking the link…',
      to_start_page: 'To the start page',
      link_unknown_title: 'We don’t recognize this link',
      link_unknown_text: 'Check that you copied all of it. If so, ask the artist for a new one.',
      link_expired_title: 'This link has expired',
      link_expired_text: 'No one answered it, so the pictures aren’t shown. The artist can send a new one.',
      link_replaced_title: 'There is a newer link',
      link_replaced_text: 'The artist sent a newer link. Open it from the latest message.',
      link_gone_title: 'These pictures are gone',
      link_gone_text: 'This work was deleted, or marked as showing no one. There is nothing you need to do.',
      state_NOT_ASKED: 'Not asked',
      state_ASKED: 'Awaiting an answer',
      state_GIVEN: 'Consent given',
      state_DECLINED: 'Declined',
      state_WITHDRAWN: 'Withdrawn',
      state_NOT_NEEDED: 'No one is shown',
      help_NOT_ASKED: 'Without the consent of the person in the pictures no one sees them. Send them a link.',
      help_ASKED: 'The link is awaiting an answer. You can send it again.',
      help_GIVEN: 'They can be shown: {{channels}}.',
      help_DECLINED:
        'This person doesn’t agree. No one sees the pictures. They can change their mind at their own link.',
      help_WITHDRAWN:
        'This person withdrew their consent. No one sees the pictures. Remove them from other places, too, such as Instagram.',
      help_NOT_NEEDED: 'No one is in the pictures, so no consent is needed. The office checks this.',
      pictures_since: {
        one: '{{count}} picture was added after the consent and needs it, too. Send the link again.',
        other: '{{count}} pictures were added after the consent and need it, too. Send the link again.',
      },
      ask: 'Ask for consent',
      ask_again: 'Send again',
      ask_title: 'Ask for consent to the pictures',
      ask_text:
        'The person in the pictures gets an email with a link to a page of their own: there they see these pictures and decide where they can be shown. No one else gets the link.',
      email: 'Email of the person in the pictures',
      language: 'Language of the message',
      asked_sent: 'Link sent.',
      sent_to: 'Sent to {{email}} on {{date}}.',
      nobody: 'No one is in the pictures',
      nobody_hint: 'For example, only practice skin. A hand, lips, or brows already count as a person.',
      record: 'Record consent on paper',
      record_title: 'Record what the person in the pictures said',
      record_text: 'On paper, by email, or on the phone.',
      record_none_open: 'If nothing is checked, this is recorded as a refusal: no one will see the pictures.',
      record_none_given: 'What you uncheck is withdrawn: the pictures disappear from there right away.',
      record_none_refused: 'No one sees the pictures now. Check where they can be shown again.',
      record_channels: 'What they agree to',
      said_on: 'When they said it',
      note: 'How we know',
      note_hint: 'For example: signed form in binder 4.',
      recorded: 'Recorded.',
      recorded_withdrawal:
        'The withdrawal is recorded. The new consent isn’t, since it has changed since this window was opened. Check the current state.',
      history: 'Consent history',
      event_ASKED: 'Consent requested',
      event_GIVEN: 'Consent given: {{channels}}',
      event_WITHDRAWN: 'Withdrawn: {{channels}}',
      event_DECLINED: 'Declined',
      event_NOT_NEEDED: 'Marked: no one is shown',
      event_NEEDED: 'Someone is shown after all',
      by_person: 'the person in the pictures, at their link',
      came_from_ARTIST_BROWSER:
        'The answer came from a browser in which the artist had signed in. Before you approve the work, make sure that it was the person in the pictures who consented.',
      came_from_ARTIST_NETWORK:
        'The answer came from a network that the artist had used, such as the Wi-Fi of a salon.',
      by_office: 'the academy office',
      said: 'said on {{date}}, recorded by {{name}}',
    },
  }),

  errors: bilingualTexts({
    pl: {
      consent_link_unknown: 'Nie znamy tego linku. Sprawdź, czy skopiowano go w całości.',
      consent_link_expired: 'Ten link wygasł. Poproś artystę o nowy.',
      consent_link_replaced: 'Ten link zastąpił nowszy. Otwórz link z ostatniej wiadomości.',
      consent_link_gone: 'Tych zdjęć już nie ma. Nie musisz nic robić.',
      consent_not_yours:
        'To Twoja praca: zgody może udzielić tylko osoba ze zdjęć. Niech otworzy link z e-maila na własnym telefonie albo komputerze.',
      consent_changed:
        'Odkąd ta strona jest otwarta, Twoja zgoda się zmieniła, więc niczego nowego nie zapisaliśmy. Poniżej widać, co obowiązuje teraz. Zdecyduj jeszcze raz.',
      consent_changed_meanwhile:
        'Odkąd to okno jest otwarte, zgoda się zmieniła, więc niczego nie zapisaliśmy. Zamknij je, sprawdź, co obowiązuje teraz, i zapisz jeszcze raz: to, co wpisano, zostaje.',
      consent_not_again:
        'Na to wcześniej nie było zgody albo została wycofana. Trzeba wyraźnie potwierdzić, że zgoda jest udzielana na nowo.',
      consent_answered: 'Osoba ze zdjęć już odpowiedziała. Zmienić zdanie może tylko ona, pod swoim linkiem.',
      consent_refused:
        'Osoba ze zdjęć tej pracy się nie zgadza, więc nowych zdjęć też nikt by nie zobaczył. Dodaj je do nowej pracy.',
      consent_nobody_shown: 'Przy tej pracy zaznaczono, że nikogo nie widać. Najpierw to zmień.',
      consent_no_pictures: 'Najpierw dodaj zdjęcia: zgoda dotyczy konkretnych zdjęć.',
      consent_missing: 'Osoba ze zdjęć jeszcze się nie zgodziła. Pracę można zatwierdzić dopiero z jej zgodą.',
      consent_outdated:
        'Zgoda osoby ze zdjęć nie obejmuje obecnego tytułu i opisu albo informacji o zdrowiu. Wyślij jej link jeszcze raz.',
    },
    'en-US': {
      consent_link_unknown: 'We don’t recognize this link. Check that you copied all of it.',
      consent_link_expired: 'This link has expired. Ask the artist for a new one.',
      consent_link_replaced: 'A newer link has replaced this one. Open the link in the latest message.',
      consent_link_gone: 'These pictures are gone. There is nothing you need to do.',
      consent_not_yours:
        'This is your own work: only the person in the pictures can consent. Let them open the link from their email on a device of their own.',
      consent_changed:
        'Your consent has changed since this page was opened, so nothing new was saved. Below is the current state. Decide again.',
      consent_changed_meanwhile:
        'The consent has changed since this window was opened, so nothing was saved. Close it, check the current state, and save again: what you typed is still there.',
      consent_not_again: 'This was declined or withdrawn before. Please confirm that you’re giving your consent again.',
      consent_answered: 'The person in the pictures has answered. Only they can change their mind, at their own link.',
      consent_refused:
        'The person in the pictures of this work doesn’t agree, so no one would see new ones either. Add them to a new work.',
      consent_nobody_shown: 'This work says that no one is in the pictures. Change that first.',
      consent_no_pictures: 'Add pictures first: consent is about particular pictures.',
      consent_missing:
        'The person in the pictures hasn’t agreed yet. The work can be approved only with their consent.',
      consent_outdated:
        'The consent of the person in the pictures doesn’t cover the current title and description, or the information about health. Send them the link again.',
    },
  }),

  validation: bilingualTexts({
    pl: {
      consent_email_own: 'To adres artysty. Wpisz adres osoby ze zdjęć.',
      said_before_withdrawal:
        'Po tym dniu ta osoba wycofała zgodę albo jej odmówiła. Liczy się to, co powiedziała później.',
    },
    'en-US': {
      consent_email_own: 'This is the artist’s address. Enter that of the person in the pictures.',
      said_before_withdrawal: 'After this day the person withdrew consent or declined. Their later decision counts.',
    },
  }),

  events: bilingualTexts({
    pl: {
      'consent.asked': 'Poproszono o zgodę na zdjęcia',
      'consent.given': 'Osoba ze zdjęć udzieliła zgody',
      'consent.withdrawn': 'Osoba ze zdjęć wycofała zgodę',
      'consent.declined': 'Osoba ze zdjęć odmówiła zgody',
      'consent.nobodyShown': 'Zmieniono, czy na zdjęciach kogoś widać',
    },
    'en-US': {
      'consent.asked': 'Consent to pictures requested',
      'consent.given': 'Person in the pictures gave consent',
      'consent.withdrawn': 'Person in the pictures withdrew consent',
      'consent.declined': 'Person in the pictures declined',
      'consent.nobodyShown': 'Changed whether someone is in the pictures',
    },
  }),

  audit: bilingualTexts({
    pl: { kind_consent: 'Zgoda osoby ze zdjęć' },
    'en-US': { kind_consent: 'Consent of a person in pictures' },
  }),

  notices: bilingualTexts({
    pl: {
      consent_given_title: 'Jest zgoda na zdjęcia: {{title}}',
      consent_given_text: 'Zobacz, gdzie wolno je pokazać.',
      consent_declined_title: 'Brak zgody na zdjęcia: {{title}}',
      consent_declined_text: 'Osoba ze zdjęć się nie zgadza. Nikt ich nie zobaczy.',
      consent_withdrawn_title: 'Wycofana zgoda na zdjęcia: {{title}}',
      consent_withdrawn_text: 'Zobacz, gdzie już nie wolno ich pokazywać, i usuń je także stamtąd.',
      consent_withdrawn_office_title: 'Wycofana zgoda na zdjęcia: {{title}}',
      consent_withdrawn_office_text:
        '{{name}}: zobacz, gdzie już nie wolno ich pokazywać, i usuń je z profili akademii.',
    },
    'en-US': {
      consent_given_title: 'Consent to pictures: {{title}}',
      consent_given_text: 'See where they can be shown.',
      consent_declined_title: 'No consent to pictures: {{title}}',
      consent_declined_text: 'The person in the pictures doesn’t agree. No one will see them.',
      consent_withdrawn_title: 'Consent to pictures withdrawn: {{title}}',
      consent_withdrawn_text: 'See where they can no longer be shown, and remove them from there, too.',
      consent_withdrawn_office_title: 'Consent to pictures withdrawn: {{title}}',
      consent_withdrawn_office_text:
        '{{name}}: see where they can no longer be shown, and remove them from the academy’s profiles.',
    },
  }),

  mails: bilingualTexts({
    pl: {
      consent_asked_subject: 'Prośba o zgodę na pokazanie zdjęć: {{artist}}',
      consent_asked_body:
        'Dzień dobry!\n\n{{artist}} prosi o zgodę na pokazanie zdjęć z Twojego zabiegu. Pod poniższym linkiem zobaczysz te zdjęcia i zdecydujesz, gdzie wolno je pokazać. Bez Twojej zgody nikt ich nie zobaczy.\n\nZachowaj tę wiadomość: pod tym samym linkiem w każdej chwili wycofasz zgodę. Nikomu go nie przekazuj.',
      consent_asked_button: 'Zobacz zdjęcia',
      consent_withdrawn_subject: 'Brak zgody na zdjęcia: {{title}}',
      consent_withdrawn_body:
        'Dzień dobry!\n\nOsoba ze zdjęć pracy „{{title}}” wycofała zgodę albo jej odmówiła. Zmiana działa w portalu od razu. Jeśli pokazujesz te zdjęcia gdzie indziej, na przykład w mediach społecznościowych, usuń je także stamtąd.',
      consent_withdrawn_button: 'Otwórz pracę',
    },
    'en-US': {
      consent_asked_subject: 'Request for consent to show pictures: {{artist}}',
      consent_asked_body:
        'Hello,\n\n{{artist}} asks for your consent to show pictures of your treatment. Use the link below to view the pictures and choose where they can be shown. Without your consent, no one sees them.\n\nKeep this message: at the same link you can withdraw your consent anytime. Don’t pass it on.',
      consent_asked_button: 'See the pictures',
      consent_withdrawn_subject: 'No consent to pictures: {{title}}',
      consent_withdrawn_body:
        'Hello,\n\nThe person in the pictures of the work “{{title}}” withdrew their consent or declined. The change takes effect in the portal immediately. If you show these pictures elsewhere, such as on social media, remove them there, too.',
      consent_withdrawn_button: 'Open the work',
    },
  }),

  account: bilingualTexts({
    pl: {
      mails_consents: 'Zgody osób ze zdjęć',
      mails_consents_hint: 'Gdy osoba ze zdjęć w Twoim portfolio wycofa zgodę albo jej odmówi.',
    },
    'en-US': {
      mails_consents: 'Consents of people in pictures',
      mails_consents_hint: 'When a person in the pictures of your portfolio withdraws consent or declines.',
    },
  }),

  calls: bilingualTexts({
    pl: {
      'consents.get': 'zobaczyć zgodę osoby ze zdjęć',
      'consents.ask': 'poprosić o zgodę na zdjęcia',
      'consents.declare': 'zaznaczyć, że na zdjęciach nikogo nie widać',
      'consents.record': 'zapisać zgodę z papieru',
      'consents.open': 'zobaczyć prośbę o zgodę',
      'consents.answer': 'dać lub wycofać zgodę',
      'consents.picture': 'zobaczyć zdjęcie, o którego zgodę chodzi',
    },
    'en-US': {
      'consents.get': 'see the consent of the person in pictures',
      'consents.ask': 'ask for consent to pictures',
      'consents.declare': 'say that no one is in the pictures',
      'consents.record': 'record a consent on paper',
      'consents.open': 'see a request for consent',
      'consents.answer': 'give or withdraw consent',
      'consents.picture': 'see a picture that consent is asked for',
    },
  }),
}
