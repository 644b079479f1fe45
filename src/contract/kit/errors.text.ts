import type { kitErrors } from './errors.ts'
import { bilingualTexts } from './text.ts'

/** What may go wrong with any call. Sentences that the wire gives to the letter stand so in both languages. */
export const errorTexts = {
  errors: bilingualTexts({
    pl: {
      unauthenticated: 'Unauthenticated.',
      forbidden: 'Nie masz uprawnień do tej czynności.',
      not_found: 'Not found.',
      method_not_allowed: 'Ta metoda nie jest tu obsługiwana.',
      malformed_body: 'Treść żądania dotarła uszkodzona. Wyślij ją ponownie.',
      request_timeout: 'Dane docierały zbyt wolno, więc przerwaliśmy połączenie. Spróbuj ponownie.',
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
      storage_full:
        'Na serwerze zabrakło miejsca, więc nic z tego, co właśnie wysłano, nie zostało zapisane. Wszystko wcześniejsze jest bezpieczne. Powiadom biuro i spróbuj później.',
      gone_meanwhile:
        'Ktoś właśnie zmienił lub usunął to, czego to dotyczy, więc nic nie zapisaliśmy. Odśwież stronę i spróbuj ponownie.',
      edited_by_others:
        'Jeszcze nic nie zapisaliśmy: odkąd ten formularz jest otwarty, ktoś zmienił: {{fields}}. Twój tekst nie przepadł. Zapisz jeszcze raz, aby zastąpić tamte zmiany.',
      edited_meanwhile:
        'Ktoś zmienił te dane, odkąd je otwarto. Twojego tekstu nie zapisaliśmy, ale nic z niego nie przepadło.',
    } satisfies Record<keyof typeof kitErrors, unknown>,
    'en-US': {
      unauthenticated: 'Unauthenticated.',
      forbidden: 'You do not have permission to do this.',
      not_found: 'Not found.',
      method_not_allowed: 'This method is not supported here.',
      malformed_body: 'What you sent arrived damaged. Send it again.',
      request_timeout: 'Your data came too slowly, so we ended the connection. Try again.',
      payload_too_large: 'What you sent is too large.',
      unsupported_media_type: 'This data format is not supported.',
      csrf_mismatch: 'CSRF token mismatch.',
      invalid: 'The given data was invalid.',
      too_many_requests: {
        one: 'Too many requests. Try again in {{count}} second.',
        other: 'Too many requests. Try again in {{count}} seconds.',
      },
      server_error: 'Server Error',
      overloaded: 'The portal is temporarily unavailable. Try again shortly.',
      storage_full:
        'The server has run out of space, so nothing of what you just sent was saved. Everything from before is safe. Tell the office and try again later.',
      gone_meanwhile:
        'Someone has just changed or removed what this is about, so nothing was saved. Reload the page and try again.',
      edited_by_others:
        'Not saved yet: since you opened this form, someone has changed: {{fields}}. Your text is still here. Save once more to replace those changes.',
      edited_meanwhile:
        'Someone changed this information since you opened it. We have not saved your text, but none of it is lost.',
    },
  }),
}
