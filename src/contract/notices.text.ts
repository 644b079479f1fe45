import { bilingualTexts } from './kit/text.ts'

/** Each notification is a title and a sentence; `application_arrived` is all of `application_arrived_*`. */
export const noticeTexts = bilingualTexts({
  pl: {
    application_arrived_title: 'Nowe zgłoszenie: {{name}}',
    application_arrived_text: '{{name}} chce dołączyć do sieci artystów. Zgłoszenie czeka na decyzję.',
    form_arrived_title: 'Formularz do sprawdzenia: {{name}}',
    form_arrived_text: '{{name}} odsyła formularz z danymi i dokumentami. Czeka na weryfikację.',
    profile_changed_title: 'Nowe dane w profilu: {{name}}',
    profile_changed_text: 'Zmiana: {{fields}}. Dane są już zapisane, sprawdź, czy wszystko się zgadza.',
    welcome_title: 'Witamy w sieci artystów',
    welcome_text: 'Twoje konto jest gotowe. Na pulpicie zobaczysz swój poziom i korzyści, które Ci przysługują.',
    message_arrived_title: 'Wiadomość od: {{author}}',
    message_arrived_text: '{{topic}}: {{words}}',
    upgrade_requested_title: 'Wniosek o awans: {{name}}',
    upgrade_requested_text: '{{name}} prosi o poziom {{level}}. Wniosek czeka na decyzję.',
    upgrade_approved_title: 'Nowy poziom: {{level}}',
    upgrade_approved_text: 'Biuro zatwierdziło Twój wniosek o awans. Gratulujemy!',
    upgrade_rejected_title: 'Wniosek o awans rozpatrzony',
    upgrade_rejected_text: 'Biuro nie zatwierdziło wniosku o poziom {{level}}. Zobacz, co napisało.',
    responsibility_given_title: 'Nowy obowiązek: {{name}}',
    responsibility_given_text:
      'Biuro prosi Cię o wykonanie: {{name}}. Otwórz obowiązek, aby zobaczyć szczegóły i termin.',
    responsibility_changed_title: 'Zmieniony obowiązek: {{name}}',
    responsibility_changed_text: 'Biuro zmieniło opis lub termin obowiązku „{{name}}”.',
    responsibility_submitted_title: 'Do sprawdzenia: {{name}}',
    responsibility_submitted_text: '{{artist}} zgłasza wykonanie obowiązku „{{name}}”. Czeka na sprawdzenie.',
    responsibility_accepted_title: 'Obowiązek zaliczony: {{name}}',
    responsibility_accepted_text: 'Biuro przyjęło wykonanie obowiązku „{{name}}”. Dziękujemy!',
    responsibility_sent_back_title: 'Do poprawy: {{name}}',
    responsibility_sent_back_text:
      'Biuro prosi o uzupełnienie obowiązku „{{name}}”. Komentarz znajdziesz przy obowiązku.',
    responsibility_waived_title: 'Obowiązek odwołany: {{name}}',
    responsibility_waived_text: 'Nie musisz już wykonywać obowiązku „{{name}}”.',
  },
  'en-US': {
    application_arrived_title: 'New application: {{name}}',
    application_arrived_text: '{{name}} would like to join the network of artists. The application awaits a decision.',
    form_arrived_title: 'Form to check: {{name}}',
    form_arrived_text: '{{name}} has sent the form with data and documents. It awaits verification.',
    profile_changed_title: 'New data in the profile: {{name}}',
    profile_changed_text: 'Changed: {{fields}}. The data are saved already; check that all is in order.',
    welcome_title: 'Welcome to the network of artists',
    welcome_text: 'Your account is ready. The dashboard shows your level and the benefits you are entitled to.',
    message_arrived_title: 'Message from {{author}}',
    message_arrived_text: '{{topic}}: {{words}}',
    upgrade_requested_title: 'Upgrade request: {{name}}',
    upgrade_requested_text: '{{name}} asks for the level {{level}}. The request awaits a decision.',
    upgrade_approved_title: 'New level: {{level}}',
    upgrade_approved_text: 'The office approved your request for an upgrade. Congratulations!',
    upgrade_rejected_title: 'Your upgrade request was decided',
    upgrade_rejected_text: 'The office did not approve your request for {{level}}. See what it wrote.',
    responsibility_given_title: 'New responsibility: {{name}}',
    responsibility_given_text: 'The office asks you to do this: {{name}}. Open it to see the details and the due date.',
    responsibility_changed_title: 'Responsibility changed: {{name}}',
    responsibility_changed_text: 'The office has changed the description or the due date of “{{name}}”.',
    responsibility_submitted_title: 'To check: {{name}}',
    responsibility_submitted_text: '{{artist}} reports “{{name}}” as done. It awaits a check.',
    responsibility_accepted_title: 'Responsibility accepted: {{name}}',
    responsibility_accepted_text: 'The office has accepted “{{name}}” as done. Thank you!',
    responsibility_sent_back_title: 'To mend: {{name}}',
    responsibility_sent_back_text:
      'The office asks you to complete “{{name}}”. Its comment stands with the responsibility.',
    responsibility_waived_title: 'Responsibility waived: {{name}}',
    responsibility_waived_text: 'You no longer have to do “{{name}}”.',
  },
})

/** A notification's type is the name of its texts. */
export type NoticeType = keyof typeof noticeTexts.pl extends infer Key
  ? Key extends `${infer Name}_title`
    ? Name
    : never
  : never
