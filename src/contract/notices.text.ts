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
  },
})

/** A notification's type is the name of its texts. */
export type NoticeType = keyof typeof noticeTexts.pl extends infer Key
  ? Key extends `${infer Name}_title`
    ? Name
    : never
  : never
