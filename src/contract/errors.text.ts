import type { ErrorCode } from './errors.ts'
import { bilingualTexts } from './kit/text.ts'

/** Sentences of the server's answers. Those that the wire gives to the letter stand so in both languages. */
export const errorTexts = bilingualTexts({
  pl: {
    unauthenticated: 'Unauthenticated.',
    forbidden: 'Nie masz uprawnień do tej czynności.',
    not_found: 'Not found.',
    method_not_allowed: 'Ta metoda nie jest tu obsługiwana.',
    payload_too_large: 'Przesłane dane są za duże.',
    unsupported_media_type: 'Ten format danych nie jest obsługiwany.',
    csrf_mismatch: 'CSRF token mismatch.',
    invalid: 'Podane dane są nieprawidłowe.',
    too_many_requests: {
      one: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekundę.',
      few: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekundy.',
      many: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekund.',
      other: 'Zbyt wiele żądań. Spróbuj ponownie za {{count}} sekundy.',
    },
    server_error: 'Server Error',
    overloaded: 'Portal jest chwilowo niedostępny. Spróbuj ponownie za chwilę.',
    login_throttled: {
      one: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundę.',
      few: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundy.',
      many: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekund.',
      other: 'Zbyt wiele prób logowania. Spróbuj ponownie za {{count}} sekundy.',
    },
    step_not_possible:
      'Tego kroku nie da się teraz wykonać: zgłoszenie ma stan „{{state}}”. Odśwież stronę, aby zobaczyć ostatnią decyzję.',
    form_link_unknown: 'Nie znamy tego linku. Sprawdź, czy skopiowano go w całości z wiadomości e-mail.',
    form_link_expired: 'Ten link wygasł. Napisz do nas, a wyślemy nowy.',
    form_link_used: 'Formularz został już wysłany. Dziękujemy!',
    artist_has_account:
      'Osoba o tym adresie e-mail ma już konto w portalu. Zmień adres w zgłoszeniu i spróbuj ponownie.',
  } satisfies Record<ErrorCode, unknown>,
  'en-US': {
    unauthenticated: 'Unauthenticated.',
    forbidden: 'You do not have the right to do this.',
    not_found: 'Not found.',
    method_not_allowed: 'This method is not supported here.',
    payload_too_large: 'What you sent is too large.',
    unsupported_media_type: 'This data format is not supported.',
    csrf_mismatch: 'CSRF token mismatch.',
    invalid: 'The given data was invalid.',
    too_many_requests: {
      one: 'Too many requests. Try again in {{count}} second.',
      other: 'Too many requests. Try again in {{count}} seconds.',
    },
    server_error: 'Server Error',
    overloaded: 'The portal is not available for the moment. Try again shortly.',
    login_throttled: {
      one: 'Too many login attempts. Try again in {{count}} second.',
      other: 'Too many login attempts. Try again in {{count}} seconds.',
    },
    step_not_possible:
      'This step is not possible now: the application is “{{state}}”. Refresh the page to see the last decision.',
    form_link_unknown: 'We do not know this link. Check that it was copied whole from the email.',
    form_link_expired: 'This link has expired. Write to us and we will send a new one.',
    form_link_used: 'The form has been sent already. Thank you!',
    artist_has_account:
      'The person with this email already has an account. Change the email of the application and try again.',
  },
})
